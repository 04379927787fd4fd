import type { Visitor } from './Visitor';

/** More stops than any screen has: a test that needs more is stuck somewhere. */
export const mostStops = 150;

/** Presses Tab until the target has the focus, as a visitor without a mouse does. */
export async function tabTo(visitor: Visitor, css: string, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await visitor.evaluate((wanted) => document.activeElement?.matches(wanted), css)) return;
    await visitor.press(key);
  }
  throw new Error(`${key} never leads to ${css}`);
}
