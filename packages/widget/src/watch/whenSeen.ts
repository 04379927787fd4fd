/** A page that the browser draws ahead of time may never be seen: nothing begins before it is. [OPEN-09, OPEN-17] */
export function whenSeen(page: Document & { prerendering?: boolean }, proceed: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', proceed, { once: true });
  else proceed();
}
