const places =
  'input, textarea, select, [contenteditable], dialog, [popover], [role=listbox], [role=combobox]';

/** Whether the focused element takes letters. Then none of them is a shortcut. [OWN-23] */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(places) !== null;
}
