import { type RefObject, useEffect, useState } from 'react';

const marginPx = 200;
/** So long it must stay there: whatever is scrolled past is never drawn. */
const restMs = 150;

/** Whether an element rests on the screen, or nearly: what nobody sees need not be drawn. [OWN-06] */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Somebody who scrolls fast comes and goes before it is told: the last word counts.
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), restMs);
        else setNear(false);
      },
      { rootMargin: `${marginPx}px` },
    );
    watcher.observe(node);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [element]);
  return isNear;
}
