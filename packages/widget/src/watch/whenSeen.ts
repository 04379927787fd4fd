/** A prerendered page may never be seen: nothing starts before it is. [OPEN-09, OPEN-17] */
export function whenSeen(page: Document & { prerendering?: boolean }, proceed: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', proceed, { once: true });
  else proceed();
}
