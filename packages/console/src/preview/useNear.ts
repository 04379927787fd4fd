import { type RefObject, useEffect, useState } from 'react';

const marginPx = 200;
/** How long it must stay there, so that what is scrolled past is never drawn. */
const restMs = 150;

/** Whether an element stays on or near the screen: what isn't visible needn't be drawn. [OWN-06] */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // During fast scrolling it comes and goes between two calls: the last entry counts.
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
