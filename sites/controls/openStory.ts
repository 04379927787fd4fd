import type { Opening } from './Story';

/** Performs what a state starts with; reports when it is visible, and stops when its undo is called. */
export function openStory(
  root: ParentNode,
  { press, text, shows }: Opening,
  onShown: () => void,
): () => void {
  let isPressed = false;
  let frame = 0;
  const look = (): void => {
    const target = root.querySelector<HTMLElement>(press);
    if (!isPressed && target && !target.matches(':disabled')) {
      isPressed = true;
      target.focus();
      target.click();
      if (text !== undefined) type(target as HTMLInputElement, text);
    }
    if (isPressed && root.querySelector(shows)) onShown();
    // A part may still be loading, such as the table of countries.
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Types as a keyboard would: React only notices values that were not set through its own property. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
