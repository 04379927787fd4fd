import { type RefObject, useEffect } from 'react';
import { isTyping } from './isTyping';
import { moveRow } from './moveRow';
import { singleKeys } from './singleKeys';

/** Arrow keys move through the rows of a list by their links, and `j` and `k` do so from anywhere on the screen. [OWN-23] */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (isTyping(event.target) || (event.key.length === 1 && !singleKeys.areOn())) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const active = links.indexOf(document.activeElement as HTMLElement);
      const next = moveRow(event.key, { active, count: links.length });
      if (next === undefined) return;
      event.preventDefault();
      links[next]?.focus();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [list]);
}
