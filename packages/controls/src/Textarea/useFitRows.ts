import { type RefObject, useLayoutEffect } from 'react';
import { fitRows } from './fitRows';

/** Grows a textarea with its text if the browser does not do it by itself. [C-AREA-01] */
export function useFitRows(textarea: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need more or fewer rows
  useLayoutEffect(() => {
    const element = textarea.current;
    if (element && !growsNatively(element)) grow(element);
  }, [textarea, value]);

  useLayoutEffect(() => {
    const element = textarea.current;
    if (!element || growsNatively(element)) return undefined;
    // Lines break elsewhere at another width, and a hidden textarea has no height to measure.
    let widthPx = element.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth === widthPx) return;
      widthPx = element.clientWidth;
      grow(element);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [textarea]);
}

function growsNatively(element: Element): boolean {
  return element.ownerDocument.defaultView?.CSS?.supports('field-sizing', 'content') ?? false;
}

function grow(element: HTMLTextAreaElement): void {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style) return;
  const [linePx, startPx, endPx] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(
    Number.parseFloat,
  );
  const padPx = (startPx || 0) + (endPx || 0);
  const { scrollTop } = element;
  // Only a textarea that is too small reveals how much its text needs.
  element.style.blockSize = '0';
  const rows = fitRows(element.scrollHeight - padPx, linePx || 0);
  element.style.blockSize = `${rows * (linePx || 0) + padPx}px`;
  element.scrollTop = scrollTop;
}
