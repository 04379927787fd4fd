/** Whether something is visible, and its text. */
export interface Look {
  visible: boolean;
  text: string;
}

/** Runs in the page, so it is self-contained: looks at an element. */
export function look(found: Element | undefined): Look {
  if (!found) return { visible: false, text: '' };
  const { width, height } = found.getBoundingClientRect();
  const isField = found.matches('input, textarea, select');
  return {
    visible: width > 0 && height > 0 && found.checkVisibility({ visibilityProperty: true }),
    text: (isField ? (found as HTMLInputElement).value : found.textContent?.trim()) ?? '',
  };
}
