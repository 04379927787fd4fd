const places =
  'input, textarea, select, [contenteditable], dialog, [popover], [role=listbox], [role=combobox]';

/** Do letters belong to whatever has the focus? Then none of them is a key. [OWN-23] */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(places) !== null;
}
