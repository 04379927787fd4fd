import { describe, expect, it } from 'vitest';
import { type MenuFact, type MenuState, stepMenu } from './stepMenu';

const follow = (facts: readonly MenuFact[]) => facts.reduce<MenuState>(stepMenu, 'closed');

describe('stepMenu', () => {
  it.each<[string, MenuFact[], MenuState]>([
    ['the pointer opens it', ['pointerEntered'], 'hovered'],
    ['leaving does not close it yet', ['pointerEntered', 'pointerLeft'], 'leaving'],
    ['time closes it', ['pointerEntered', 'pointerLeft', 'timeUp'], 'closed'],
    ['coming back cancels', ['pointerEntered', 'pointerLeft', 'pointerEntered'], 'hovered'],
    [
      'time that is up too late changes nothing',
      ['pointerEntered', 'pointerLeft', 'pointerEntered', 'timeUp'],
      'hovered',
    ],
  ])('C-DROP-01 %s', (_, facts, expected) => {
    expect(follow(facts)).toBe(expected);
  });

  it.each<[string, MenuFact[], MenuState]>([
    ['a press opens it', ['pressed'], 'pinned'],
    ['a second press closes it', ['pressed', 'pressed'], 'closed'],
    ['a key opens it', ['keyOpened'], 'pinned'],
    ['a press on a hovered menu keeps it', ['pointerEntered', 'pressed'], 'pinned'],
    ['a pinned menu stays when the pointer leaves', ['pressed', 'pointerEntered', 'pointerLeft'], 'pinned'],
    ['what was closed can be opened again', ['pressed', 'closed', 'keyOpened'], 'pinned'],
  ])('C-DROP-02 %s', (_, facts, expected) => {
    expect(follow(facts)).toBe(expected);
  });
});
