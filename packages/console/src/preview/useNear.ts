import { type RefObject, useEffect, useState } from 'react';

const marginPx = 200;

/** Whether an element is on the screen, or nearly: what nobody sees need not be drawn. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${marginPx}px` },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [element]);
  return isNear;
}
