extension TimelineReadErrorTests {
  /// A file with all kinds of members, to which mistakes are added.
  static let good = """
    {"xsheet": 1, "name": "x", "size": [390, 844], "frameRate": 60,
     "clock": {"interval": 1, "ticks": 8, "repeats": true, "atEnd": "reset"},
     "constants": {"durations": {"turn": 2}, "curves": {"swing": [0.2, 0, 0.2, 1]}},
     "markers": [{"name": "intro", "time": 0, "duration": 1.5}],
     "views": [{"id": "circle", "kind": "group", "position": [195, 422], "blendMode": "normal",
       "children": [{"id": "disc", "kind": "shape", "children": [
         {"id": "oval", "kind": "ellipse", "size": [20, 20]},
         {"id": "free", "kind": "path", "path": "M 0,0 L 1,1"},
         {"id": "paint", "kind": "fill", "color": "#FF0000", "rule": "evenOdd"},
         {"id": "sky", "kind": "stroke", "gradient": "linear", "colorStops": 1,
          "gradientStops": [0, 1, 1, 1], "dashes": []}]}]},
      {"id": "card", "kind": "group", "effect": "shake", "amplitude": [5, 0], "insertion": 0,
       "transition": {"insertion": ["opacity", {"scale": 0.5}], "removal": {"move": "bottom"}}},
      {"id": "small", "kind": "group", "matched": "hero", "frame": [10, 20]},
      {"id": "large", "kind": "group", "matched": "hero", "clip": [100, 200],
       "insertion": 0},
      {"id": "digits", "kind": "frames", "sources": ["1.png", "2.png"], "size": [20, 30]}],
     "events": [
       {"event": 0, "actions": [{"set": "paint.color", "to": "#FFFFFF", "after": 0.5}]},
       {"event": 3, "actions": [
         {"animate": "circle.rotation", "to": -225, "curve": "easeInOut", "duration": 2,
          "delay": 0.1, "within": 0.05},
         {"animate": "circle.scale.x", "from": 0, "to": 1, "duration": 1, "curve": [0.3, 0, 0.1, 1]},
         {"animate": "circle.position", "to": [1, 2], "along": [[1, 1], [2, 2]], "duration": 1}]},
       {"event": 5, "actions": [{"play": "digits", "interval": 0.5, "repeat": "forever"}],
        "keyframes": [{"tracks": {"circle.skew": [{"move": 0},
          {"cubic": 20, "duration": 1, "endVelocity": 3}, {"linear": 5, "duration": 0.5},
          {"spring": 0, "curve": "bouncy", "startVelocity": 1}]}, "repeat": 2},
          {"views": ["small", "large"], "tracks": {"rotation": [{"linear": 7, "duration": 1}]},
           "step": 0.2}],
        "phases": [{"states": [{"name": "rest", "curve": "smooth"},
          {"values": {"circle.opacity": 0.25}, "duration": 0.2}], "after": 1}]},
       {"event": 7, "actions": [{"stop": "digits"}, {"insert": "card", "curve": "smooth"},
         {"remove": "large", "duration": 0.25},
         {"set": ["circle.skewAxis", "circle.rotationX"], "to": 0.5, "step": 0.1},
         {"animate": "circle.rotationY", "to": 9, "duration": "turn", "curve": "swing",
          "within": "0.05 degrees"}]}]}
    """
}
