import { act } from 'react';

/** Changes a field's text as a browser does on typing. */
export function type(input: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    // The renderer overrides the element's own setter to track what it wrote itself.
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
