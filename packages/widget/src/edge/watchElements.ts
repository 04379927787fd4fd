import type { Scanner } from './createScanner';

type Watching = {
  scanner: Scanner;
  /** What is drawn into, by its instance. */
  hosts: ReadonlyMap<string, HTMLElement>;
  report: () => void;
  /** Draws anew: a host that puts another body in its place takes our overlays along, and may take one away. */
  redraw: () => void;
};

/** Gives a look at the page that tells when elements that ask for a widget have come or gone since the last. [LOAD-10, LOAD-16, LOAD-21] */
export function watchElements(page: Document, { scanner, hosts, report, redraw }: Watching): () => void {
  let known = scanner.mark();
  let { body } = page;
  return () => {
    const mark = scanner.mark();
    if (mark !== known) report();
    known = mark;
    const isMissing = [...hosts.values()].some(({ isConnected }) => !isConnected);
    if (page.body !== body || isMissing) redraw();
    body = page.body;
  };
}
