/** Whether an element is still where its page's focus is: a window that goes to the back sends a blur and takes no focus away. */
export function keepsFocus(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return element !== null && root?.activeElement === element;
}
