/** The player of a state machine: the present frame, and the rules by which time moves it. */
class MachinePlayer {
  constructor(track) {
    this.track = track;
    this.last = Math.max(0, track.frameCount - 1);
    this.status = "stopped";
    this.frame = 0;
    this.tween = null;
    this.mode = "forward";
    this.speed = 1;
    this.loops = false;
    this.loopCount = 0;
    this.low = 0;
    this.high = this.last;
    this.isReversed = false;
    this.offset = 0;
    this.passes = 0;
    this.isFrameNew = true;
    this.completion = null;
    this.hasLanded = false;
  }

  get beginsReversed() {
    return this.mode === "reverse" || this.mode === "reverseBounce";
  }

  get bounces() {
    return this.mode === "bounce" || this.mode === "reverseBounce";
  }

  marker(name) {
    return this.track.markers.find((marker) => marker.name === name);
  }

  /** The frame at which a state begins, or null for an unknown segment. */
  entryFrame(state) {
    const isBack = ["reverse", "reverseBounce"].includes(state.mode);
    if (state.segment === undefined) return isBack ? this.last : 0;
    const marker = this.marker(state.segment);
    if (!marker) return null;
    return isBack ? Math.min(marker.start + marker.duration, this.last) : marker.start;
  }

  /** The frame that is shown, also during a blend, for which there are no pictures. */
  get shownFrame() {
    if (!this.tween) return this.frame;
    return this.tween.elapsed * 2 < this.tween.duration ? this.tween.from : this.tween.to;
  }

  play() {
    if (this.status === "playing") return;
    if (!this.tween) {
      if (this.status === "stopped" && this.isComplete) this.rewind();
      else this.updateOffset();
    }
    this.status = "playing";
  }

  pause() {
    if (this.status === "playing") this.status = "paused";
  }

  stop() {
    if (this.status === "stopped" && !this.tween) return;
    this.tween = null;
    this.status = "stopped";
    this.show(this.beginsReversed ? this.high : this.low);
    this.offset = 0;
  }

  seek(frame) {
    if (frame < this.low || frame > this.high) return;
    this.show(frame);
    this.updateOffset();
  }

  setLoop(loops, count) {
    if (this.loops !== loops || this.loopCount !== count) this.passes = 0;
    this.loops = loops;
    this.loopCount = count;
  }

  setMode(mode) {
    if (this.mode === mode) return;
    this.mode = mode;
    if (this.isReversed === this.beginsReversed) return;
    this.isReversed = !this.isReversed;
    this.updateOffset();
  }

  setSegment(name) {
    [this.low, this.high] = [0, this.last];
    const marker = name === undefined ? null : this.marker(name);
    if (!marker) return;
    const end = marker.start + marker.duration;
    const [low, high] = [Math.max(0, marker.start), Math.min(end, this.last)];
    if (low < high) [this.low, this.high] = [low, high];
    if (this.frame >= marker.start && this.frame <= end) return;
    this.offset = 0;
    this.show(marker.start);
  }

  setAutoplay(plays) {
    if (plays) this.play();
    else this.pause();
  }

  /** Restores the settings without a machine. */
  reset(isWhole) {
    this.setMode("forward");
    this.speed = 1;
    this.setLoop(false, 0);
    if (isWhole) this.setSegment(undefined);
    this.pause();
  }

  show(frame) {
    if (frame < this.low || frame > this.high) return;
    this.frame = frame;
    this.isFrameNew = true;
  }

  rewind() {
    this.isReversed = this.beginsReversed;
    this.show(this.isReversed ? this.high : this.low);
    this.offset = 0;
  }

  updateOffset() {
    this.offset = this.isReversed ? this.high - this.frame : this.frame - this.low;
  }

  beginTween(duration, to) {
    this.hasLanded = false;
    this.tween = { from: this.frame, to, duration, elapsed: 0 };
  }

  cancelTween() {
    if (!this.tween) return;
    const { from } = this.tween;
    this.tween = null;
    this.show(from);
  }

  land(frame) {
    this.frame = frame;
    this.updateOffset();
  }

  advance(seconds) {
    if (this.tween) {
      this.tween.elapsed += seconds;
      if (this.tween.elapsed >= this.tween.duration) {
        const { to } = this.tween;
        this.tween = null;
        this.hasLanded = true;
        this.land(to);
      }
      this.finishFrame();
      return;
    }
    if (this.status === "playing") this.offset += seconds * this.speed * this.track.frameRate;
    const next = this.nextFrame();
    if (next === this.frame && !this.isFrameNew) return;
    if (next !== this.frame) this.show(next);
    this.finishFrame();
  }

  nextFrame() {
    if (this.status !== "playing") return this.frame;
    const exact = this.isReversed ? this.high - this.offset : this.low + this.offset;
    const next = clamp(Math.round(exact * 1000) / 1000, this.low, this.high);
    const end = this.isReversed ? this.low : this.high;
    const hasEnded = this.isReversed ? next <= end : next >= end;
    if (hasEnded) this.turn();
    return hasEnded ? end : next;
  }

  /** Turns or begins the next pass at the end of one. */
  turn() {
    const isTurn = this.bounces && this.isReversed === this.beginsReversed;
    if (!isTurn) {
      if (!this.loops || (this.loopCount > 0 && this.passes >= this.loopCount)) return;
      this.passes += 1;
    }
    if (this.bounces) this.isReversed = !this.isReversed;
    this.offset = 0;
  }

  get isComplete() {
    if (this.tween) return false;
    const endsLow = this.mode === "reverse" || this.mode === "bounce";
    const isAtEnd = endsLow ? this.frame <= this.low : this.frame >= this.high;
    if (!this.bounces || !isAtEnd) return isAtEnd;
    return this.loops && this.loopCount > 0 ? this.passes > 0 : this.isReversed !== this.beginsReversed;
  }

  /** Shows the frame, and stops at the end. */
  finishFrame() {
    this.isFrameNew = false;
    if (this.status !== "playing" || !this.isComplete) return;
    if (!this.loops) {
      this.status = "stopped";
      this.completion = "complete";
      return;
    }
    this.completion = "loop";
    if (this.loopCount === 0 || this.passes < this.loopCount) return;
    this.stop();
    this.completion = "complete";
    this.passes = 0;
  }
}
