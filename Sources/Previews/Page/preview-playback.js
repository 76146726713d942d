/** Plays the frames against the wall clock. A frame counts as shown when all its pictures are drawn. */
class Playback {
  constructor(data, stage) {
    this.count = Math.max(1, data.frameCount);
    this.rate = data.frameRate;
    this.stage = stage;
    this.frame = 0;
    this.wanted = 0;
    this.isPlaying = false;
    this.speed = 1;
    this.loops = true;
    this.isPresenting = false;
    this.waiting = [];
    this.listeners = { frame: [], state: [] };
  }

  /** Registers a listener: "frame" after each drawn frame, "state" when play, pause, speed or loop change. */
  on(name, listener) {
    this.listeners[name].push(listener);
  }

  emit(name) {
    for (const listener of this.listeners[name]) listener();
  }

  /** Pauses and shows a frame. Resolves when it is drawn. */
  seek(frame) {
    this.pause();
    return this.request(clamp(Math.round(frame) || 0, 0, this.count - 1));
  }

  /** Shows a frame: at once if its pictures are composed, else as soon as they are. */
  request(frame) {
    this.wanted = frame;
    if (!this.isPresenting && this.stage.showPresent(frame)) {
      this.didShow(frame);
      return Promise.resolve();
    }
    const done = new Promise((resolve) => this.waiting.push(resolve));
    if (!this.isPresenting) this.present();
    return done;
  }

  /** Draws the wanted frame until no other one is wanted. Frames that were wanted meanwhile are dropped. */
  async present() {
    this.isPresenting = true;
    let frame;
    do {
      frame = this.wanted;
      await this.stage.showLoaded(frame);
      this.didShow(frame);
    } while (frame !== this.wanted);
    this.isPresenting = false;
    this.waiting.splice(0).forEach((resolve) => resolve());
  }

  didShow(frame) {
    this.frame = frame;
    this.emit("frame");
    this.loadAhead(frame);
  }

  /** Composes the next frames, one after the other. */
  async loadAhead(frame) {
    this.aheadOf = frame;
    if (this.isLoadingAhead) return;
    this.isLoadingAhead = true;
    const { store } = this.stage;
    const most = clamp(Math.floor(store.composed.limit / store.pictureBytes / 4), 2, 16);
    for (let distance = 1; distance <= most; distance += 1) {
      const from = this.aheadOf;
      const next = this.loops ? (from + distance) % this.count : Math.min(from + distance, this.count - 1);
      try {
        await Promise.all(this.stage.pictures(next).map((picture) => store.load(picture)));
      } catch { /* The failure is shown when the frame is. */ }
      if (this.aheadOf !== from) distance = 0;
    }
    this.isLoadingAhead = false;
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.startClock(!this.loops && this.frame >= this.count - 1 ? 0 : this.frame);
    this.emit("state");
    this.scheduleTick();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.tick);
    this.wanted = this.isPresenting ? this.wanted : this.frame;
    this.emit("state");
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.startClock(this.frame);
    this.emit("state");
  }

  setLoops(loops) {
    this.loops = loops;
    this.startClock(this.frame);
    this.emit("state");
  }

  /** Starts to measure the time from a frame. */
  startClock(frame) {
    this.clockFrame = frame;
    this.clockTime = performance.now();
  }

  scheduleTick() {
    this.tick = requestAnimationFrame(() => {
      if (!this.isPlaying) return;
      const elapsed = Math.max(0, performance.now() - this.clockTime) / 1000;
      const frame = this.clockFrame + Math.floor(elapsed * this.speed * this.rate + 1e-6);
      if (!this.loops && frame >= this.count - 1) {
        this.seek(this.count - 1);
        return;
      }
      const next = frame % this.count;
      if (next !== this.frame) this.request(next);
      this.scheduleTick();
    });
  }
}
