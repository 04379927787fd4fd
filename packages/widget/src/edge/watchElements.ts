import type { Scanner } from './createScanner';

type Watching = {
  scanner: Scanner;
  report: () => void;
  /** A host that puts another body in its place takes our overlays along. */
  redraw: () => void;
};

/** Gives a look at the page that tells when elements that ask for a widget have come or gone since the last. [LOAD-10, LOAD-16, LOAD-21] */
export function watchElements(page: Document, { scanner, report, redraw }: Watching): () => void {
  let known = scanner.mark();
  let { body } = page;
  return () => {
    const mark = scanner.mark();
    if (mark !== known) report();
    known = mark;
    if (page.body !== body) redraw();
    body = page.body;
  };
}
