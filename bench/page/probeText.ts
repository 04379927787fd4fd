import { firstMark, probeName } from './parseTrace';

/** The function with which the page tells the bench that a moment has come. */
export const reportName = 'benchTell';
export type Moment = 'first' | 'rest';
/** What the probe stores in the page. */
export type Probed = { firstAtMs: number; layoutShift: number };

type Order = { shows?: string | undefined; waitsForTyping?: boolean | undefined };
type Names = { tell: string; mark: string };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Runs in the page before anything else, so it can't use anything outside itself. It reports when the page has loaded and is idle, and the
 * measured moment: what `shows` finds is visible, or handles typing; if nothing is to be shown, the page is idle.
 */
function probe({ shows, waitsForTyping }: Order, { tell, mark }: Names): void {
  if (window.top !== window) return;
  const kept: Probed = { firstAtMs: 0, layoutShift: 0 };
  Object.defineProperty(window, '__bench', { value: kept });
  const page = window as unknown as Record<string, (moment: Moment) => void>;
  const reach = (): void => {
    kept.firstAtMs = performance.now();
    performance.mark(mark);
    page[tell]?.('first');
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) kept.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Registered before any other script, so this is the first thing that happens when the page is idle.
  addEventListener('load', () =>
    requestIdleCallback(() => {
      if (!shows) reach();
      page[tell]?.('rest');
    }),
  );
  const isSeen = (element: Element): boolean => {
    const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 3 && height > 3 && isInside && element.checkVisibility(how);
  };
  const find = (selector: string): Element | undefined => {
    const shadows = [...(document.body?.children ?? [])].map(({ shadowRoot }) => shadowRoot);
    return [document, ...shadows]
      .flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
      .find(isSeen);
  };
  // A phone field removes letters, so a letter that is gone was handled.
  const handlesTyping = (field: HTMLInputElement): boolean => {
    if (!field.value.includes('x')) field.value += 'x';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: 'x' }));
    return !field.value.includes('x');
  };
  const check = (selector: string): void => {
    const element = find(selector);
    if (element && (!waitsForTyping || handlesTyping(element as HTMLInputElement))) reach();
    else requestAnimationFrame(() => check(selector));
  };
  if (shows) requestAnimationFrame(() => check(shows));
}

/** The probe as the text of a script with its own name, so that the trace can tell it from the widget. */
export function probeText(order: Order): string {
  const names: Names = { tell: reportName, mark: firstMark };
  // tsx wraps functions in a call of that name.
  return `(()=>{const __name=(named)=>named;(${probe})(${JSON.stringify(order)},${JSON.stringify(names)})})()\n//# sourceURL=${probeName}`;
}
