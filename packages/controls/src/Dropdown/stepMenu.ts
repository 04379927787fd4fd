/**
 * The state of a menu: `hovered` while the pointer that opened it is there, `leaving` once it has left, `pinned` when a
 * click or a key opened it.
 */
export type MenuState = 'closed' | 'hovered' | 'leaving' | 'pinned';

/** What can happen to a menu; `timeUp` comes when it has been `leaving` for long enough. */
export type MenuFact = 'pointerEntered' | 'pointerLeft' | 'timeUp' | 'pressed' | 'keyOpened' | 'closed';

const table: Record<MenuState, Partial<Record<MenuFact, MenuState>>> = {
  closed: { pointerEntered: 'hovered', pressed: 'pinned', keyOpened: 'pinned' },
  // A press on a menu that hovering has just opened means: keep it.
  hovered: { pointerLeft: 'leaving', pressed: 'pinned', keyOpened: 'pinned', closed: 'closed' },
  leaving: {
    pointerEntered: 'hovered',
    timeUp: 'closed',
    pressed: 'pinned',
    keyOpened: 'pinned',
    closed: 'closed',
  },
  pinned: { pressed: 'closed', closed: 'closed' },
};

/** The next state of a menu; a fact that doesn't apply changes nothing. [C-DROP-01, C-DROP-02] */
export function stepMenu(state: MenuState, fact: MenuFact): MenuState {
  return table[state][fact] ?? state;
}
