import { controls } from '@beckon/contract';
import { type PointerEvent, useEffect, useReducer } from 'react';
import { useLatest } from '../layer/useLatest';
import { type MenuFact, type MenuState, stepMenu } from './stepMenu';

/** A menu's state, a way to report facts, and the listeners for button and menu. */
export interface MenuControl {
  readonly state: MenuState;
  readonly dispatch: (fact: MenuFact) => void;
  readonly hover: {
    readonly onPointerEnter?: (event: PointerEvent) => void;
    readonly onPointerLeave?: (event: PointerEvent) => void;
  };
}

/** A menu that may open on hover, and closes a while after the pointer leaves. [C-DROP-01, CONST-09] */
export function useMenuState(opensOnHover: boolean, onTimeUp: () => void): MenuControl {
  const [state, dispatch] = useReducer(stepMenu, 'closed');
  const timeUp = useLatest(onTimeUp);
  useEffect(() => {
    if (state !== 'leaving') return undefined;
    const timer = setTimeout(() => {
      timeUp.current();
      dispatch('timeUp');
    }, controls.dropdownCloseMs);
    return () => clearTimeout(timer);
  }, [state, timeUp]);

  // A finger doesn't hover: it only presses.
  const ofMouse = (fact: MenuFact) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') dispatch(fact);
  };
  const hover = opensOnHover
    ? { onPointerEnter: ofMouse('pointerEntered'), onPointerLeave: ofMouse('pointerLeft') }
    : {};
  return { state, dispatch, hover };
}
