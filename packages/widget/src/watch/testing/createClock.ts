type Timer = { at: number; act: () => void };

/** Time that a test lets pass, for tests with thousands of visits: Vitest's own takes longer than a visit. */
export function createClock() {
  let now = 0;
  let timers: Timer[] = [];
  const earliest = (): Timer | undefined => {
    let first = timers[0];
    for (const one of timers) if (first && one.at < first.at) first = one;
    return first;
  };
  return {
    /** Replaces the page's own time. Returns a function that gives it back. */
    borrow(): () => void {
      const { setTimeout, clearTimeout } = globalThis;
      const real = Date.now;
      Date.now = () => now;
      Object.assign(globalThis, {
        setTimeout(act: () => void, ms = 0) {
          const timer = { at: now + ms, act };
          timers.push(timer);
          return timer;
        },
        clearTimeout(timer: Timer | undefined) {
          timers = timers.filter((one) => one !== timer);
        },
      });
      return () => {
        Date.now = real;
        Object.assign(globalThis, { setTimeout, clearTimeout });
      };
    },
    /** A new visit: nothing waits. */
    begin(at: number): void {
      now = at;
      timers = [];
    },
    pass(ms: number): void {
      const end = now + ms;
      for (let next = earliest(); next && next.at <= end; next = earliest()) {
        now = next.at;
        timers.splice(timers.indexOf(next), 1);
        next.act();
      }
      now = end;
    },
  };
}
