import { type RefObject, useEffect, useRef, useState } from 'react';

const step = 25;
const marginPx = 1200;

/**
 * How many items of a long list are drawn: some at first, more whenever its end comes near the screen. Another list (`key`) starts
 * over. [OWN-06]
 */
export function useGrowing<Mark extends Element>(
  count: number,
  key: string,
): { drawn: number; end: RefObject<Mark | null> } {
  const end = useRef<Mark>(null);
  const [wanted, setWanted] = useState({ key, count: step });
  const drawn = Math.min(count, wanted.key === key ? wanted.count : step);
  const isWhole = drawn === count;
  useEffect(() => {
    const node = end.current;
    if (!node || isWhole) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setWanted({ key, count: drawn + step });
      },
      { rootMargin: `${marginPx}px` },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [key, drawn, isWhole]);
  return { drawn, end };
}
