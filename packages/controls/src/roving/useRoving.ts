import type { KeyboardEvent } from 'react';
import { moveRoving } from './moveRoving';

/** Which elements belong to a group, and what happens when one gets the focus. */
export interface RovingOptions {
  readonly selector: string;
  readonly onMove: (element: HTMLInputElement) => void;
}

/** Moves the focus through a group with the arrow keys, the same way in every browser; use it as the group's `onKeyDown`. [C-SEL-03, A-63] */
export function useRoving({ selector, onMove }: RovingOptions): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const group = event.currentTarget;
    const members = [...group.querySelectorAll<HTMLInputElement>(selector)].filter(
      (member) => !member.disabled,
    );
    const next = moveRoving(event.key, {
      active: members.indexOf(event.target as HTMLInputElement),
      count: members.length,
      rtl: group.ownerDocument.defaultView?.getComputedStyle(group).direction === 'rtl',
    });
    const member = next === undefined ? undefined : members[next];
    if (!member) return;
    event.preventDefault();
    member.focus();
    onMove(member);
  };
}
