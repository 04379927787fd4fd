import { placeCaret } from './placeCaret';

/** Writes the masked text into the field and restores the caret, which the renderer would move to the end. [C-DATE-04] */
export function writeMasked(input: HTMLInputElement, masked: string): void {
  if (input.value === masked) return;
  const caret = placeCaret(input.value, input.selectionStart ?? input.value.length, masked);
  input.value = masked;
  input.setSelectionRange(caret, caret);
}
