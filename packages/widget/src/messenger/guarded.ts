/** Runs code that calls the platform's script: it isn't ours, and its errors must not reach the page. [REND-13] */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('Beckon: a script of the messenger platform has failed:', error);
  }
}
