const ownKeys = ['keydown', 'keypress', 'keyup', 'input'];

/**
 * Typing in our forms must not trigger the page's hotkeys, which would see a plain element as the target. Returns a function that stops it.
 * [LOAD-26]
 */
export function containKeys(host: HTMLElement): () => void {
  for (const name of ownKeys) host.addEventListener(name, contain);
  return () => {
    for (const name of ownKeys) host.removeEventListener(name, contain);
  };
}

function contain(event: Event): void {
  if (!(event instanceof KeyboardEvent && event.key === 'Escape')) event.stopPropagation();
}
