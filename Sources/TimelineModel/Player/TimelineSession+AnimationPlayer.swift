import ViewTree

extension TimelineSession: AnimationPlayer {}
