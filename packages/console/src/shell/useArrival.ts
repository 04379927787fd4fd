import { useEffect, useRef } from 'react';

const titles = 'main :is(h1, [data-notice-title])';
const usable = 'input,button,a[href],textarea,select';

/** The element that the `#` of the address names, or the first control in it; null if there is none. */
function findNamed(): HTMLElement | null {
  const name = CSS.escape(window.location.hash.slice(1));
  if (name === '') return null;
  const place = document.querySelector<HTMLElement>(`main :is(#${name}, [data-group="${name}"])`);
  const found = place?.matches(usable) ? place : place?.querySelector<HTMLElement>(usable);
  return found && !found.matches(':disabled') ? found : null;
}

function focusOn(element: HTMLElement): void {
  const isUsable = element.matches(usable);
  if (!isUsable) element.tabIndex = -1;
  element.focus({ preventScroll: !isUsable });
}

/**
 * Announces a new screen: moves the focus to its title once it is drawn, or to what the address names, unless the user has
 * moved it in between. The browser announces the first screen. [OWN-23]
 */
export function useArrival(place: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (place === undefined || before.current === place) return undefined;
    before.current = place;
    if (isFirst && window.location.hash === '') return undefined;
    window.scrollTo(0, 0);
    let last = document.activeElement;
    const check = (): void => {
      const now = document.activeElement;
      if (now !== last && now !== document.body) {
        observer.disconnect();
        return;
      }
      const named = findNamed();
      const title = document.querySelector<HTMLElement>(titles);
      const target = named ?? (isFirst ? null : title);
      if (target && target !== now) focusOn(target);
      last = document.activeElement;
      if (named || (title && window.location.hash === '')) observer.disconnect();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    check();
    return () => observer.disconnect();
  }, [place]);
}
