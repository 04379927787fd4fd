import type { Scanner } from './createScanner';

type Watching = {
  scanner: Scanner;
  /** The elements we draw into, by instance. */
  hosts: ReadonlyMap<string, HTMLElement>;
  report: () => void;
  /** Redraws: a host that replaces its body also removes our overlays, and may remove a single one. */
  redraw: () => void;
};

/** Returns a check that reports when elements that ask for a widget were added or removed since the last one. [LOAD-10, LOAD-16, LOAD-21] */
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
