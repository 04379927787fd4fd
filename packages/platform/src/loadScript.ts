import { timing } from '@beckon/contract';

type Wanted = {
  url: string;
  id?: string;
  /** Whether the script has done its work. Checked every 300 ms, because a host may have loaded the same script earlier. */
  isReady: () => boolean;
};

/** Loads a script once; waits for one that is already present, by id or by address, though not forever. [LOAD-24] */
export function loadScript(page: Document, { url, id, isReady }: Wanted): Promise<void> {
  return new Promise((done, fail) => {
    if (isReady()) return done();
    const endsAt = Date.now() + timing.scriptPatienceMs;
    const timer = setInterval(() => {
      if (isReady()) settle(done);
      // A script that failed before we listened fires no further event.
      else if (Date.now() >= endsAt) refuse();
    }, timing.scriptCheckMs);
    const settle = (outcome: () => void): void => {
      clearInterval(timer);
      outcome();
    };
    const refuse = (): void => settle(() => fail(new Error(`the script ${url} could not be loaded`)));
    const present = [...page.scripts].find(
      (script) => script.src === url || (id !== undefined && script.id === id),
    );
    if (present) return present.addEventListener('error', refuse);
    try {
      const script = page.createElement('script');
      script.async = true;
      if (id !== undefined) script.id = id;
      script.addEventListener('load', () => isReady() && settle(done));
      script.addEventListener('error', refuse);
      script.src = url;
      (page.head ?? page.documentElement).append(script);
    } catch {
      refuse(); // Trusted Types may forbid script addresses; the caller has a fallback.
    }
  });
}
