/** Whether an element still has its page's focus: a window that goes to the background sends a blur but takes no focus away. */
export function retainFocus(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return element !== null && root?.activeElement === element;
}
