/** Runs what calls a script of the platform: it is not ours, and what it throws must not reach the page. [REND-13] */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('Beckon: a script of the messenger platform has failed:', error);
  }
}
