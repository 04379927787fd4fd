import { timing } from '@beckon/contract';
import { report } from './report';

/** Proceeds as soon as `isReady` is true: now, or at one of the checks every 100 ms. [LOAD-23] */
export function whenReady(isReady: () => boolean, proceed: () => void): void {
  if (isReady()) {
    proceed();
    return;
  }
  const timer = setInterval(() => {
    if (!isReady()) return;
    clearInterval(timer);
    try {
      proceed();
    } catch (error) {
      // Thrown from a timer it would be the page's error. [ERR-15]
      report(error);
    }
  }, timing.readinessPollMs);
}
