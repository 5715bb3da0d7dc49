/** Runs in the page before its scripts: time passes `speed` times as fast, and `window.pendingTimers` counts timers. */
export function installFastClock(speed) {
  const RealDate = Date;
  const start = RealDate.now();
  const now = () => start + (RealDate.now() - start) * speed;
  window.Date = class extends RealDate {
    static now = now;
    constructor(...args) {
      super(...(args.length > 0 ? args : [now()]));
    }
  };

  const pending = new Set();
  const { setTimeout, setInterval, clearTimeout } = window;
  const startTimer = (start, callback, ms) => {
    const run = () => {
      if (start === setTimeout) pending.delete(id);
      callback();
    };
    const id = start(run, ms / speed);
    pending.add(id);
    return id;
  };
  window.setTimeout = (callback, ms = 0, ...args) => startTimer(setTimeout, () => callback(...args), ms);
  window.setInterval = (callback, ms = 0, ...args) => startTimer(setInterval, () => callback(...args), ms);
  // in browsers this clears intervals as well
  window.clearTimeout = window.clearInterval = (id) => {
    pending.delete(id);
    clearTimeout(id);
  };
  window.pendingTimers = () => pending.size;
}
