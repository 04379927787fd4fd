import { act } from 'react';

/** Presses a key on an element; returns whether the browser would still act on it. */
export function press(element: Element, key: string, more: KeyboardEventInit = {}): boolean {
  let goesOn = true;
  act(() => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...more,
    });
    goesOn = element.dispatchEvent(event);
  });
  return goesOn;
}
