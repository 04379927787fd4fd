import { timing } from '@beckon/contract';

/** Proceeds as soon as `isReady` says so: now, or at one of the looks taken every 100 ms. Returns its undo. [LOAD-23] */
export function whenReady(isReady: () => boolean, proceed: () => void): () => void {
  if (isReady()) {
    proceed();
    return () => {};
  }
  const timer = setInterval(() => {
    if (!isReady()) return;
    clearInterval(timer);
    proceed();
  }, timing.readinessPollMs);
  return () => clearInterval(timer);
}
