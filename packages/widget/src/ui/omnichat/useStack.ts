import { type RefObject, useLayoutEffect } from 'react';

/** Corners on the page, from the lowest; each with whether its panel is open. */
const standing = new Map<HTMLElement, boolean>();

/** Tells each one how many are below it, and hides the others behind an open panel. */
function arrange(): void {
  const raised = [...standing].some(([, isRaised]) => isRaised);
  [...standing].forEach(([corner, isRaised], place) => {
    corner.style.setProperty('--place', String(place));
    corner.toggleAttribute('data-shares', standing.size > 1);
    corner.toggleAttribute('data-under', raised && !isRaised);
  });
}

/** Bubbles that share the corner are stacked in the order in which they came. [OMNI-01, CCHAT-06] */
export function useStack(corner: RefObject<HTMLElement | null>, isOpen: boolean, isRaised: boolean): void {
  useLayoutEffect(() => {
    const element = corner.current;
    if (!element || !isOpen) return undefined;
    standing.set(element, false);
    return () => {
      standing.delete(element);
      arrange();
    };
  }, [corner, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bubble that comes or goes moves the others
  useLayoutEffect(() => {
    const element = corner.current;
    if (element && standing.has(element)) standing.set(element, isRaised);
    arrange();
  }, [corner, isOpen, isRaised]);
}
