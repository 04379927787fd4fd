import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element, kept up to date. */
export function useBoxSize(element: RefObject<Element | null>): { widthPx: number; heightPx: number } {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ widthPx: node.clientWidth, heightPx: node.clientHeight }),
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}
