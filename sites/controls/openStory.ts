import type { Opening } from './Story';

/** Brings about what a state begins with; tells when it is to be seen, and gives up when its undo is called. */
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
    // A part may still be on its way, such as the table of countries.
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Writes as a keyboard would: React hears only of values that were not set through its own property. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
