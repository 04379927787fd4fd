import { describe, expect, it } from 'vitest';
import { decideKey, type KeyPress, type KeyTarget } from './decideKey';

const target: KeyTarget = {
  kind: 'select',
  isOpen: true,
  multiple: false,
  isTyping: false,
  active: 1,
  count: 3,
  isEnabled: () => true,
};
const press = (words: string) => {
  const parts = words.split('+');
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  const [altKey, ctrlKey, metaKey] = ['Alt', 'Ctrl', 'Meta'].map((name) => parts.includes(name));
  return { key, altKey, ctrlKey, metaKey } as KeyPress;
};

describe('decideKey', () => {
  it.each([
    ['ArrowDown', { type: 'open' }],
    ['Alt+ArrowDown', { type: 'open' }],
    ['ArrowUp', { type: 'open' }],
    ['Enter', { type: 'open' }],
    ['Space', { type: 'open' }],
    ['Home', { type: 'open', active: 0 }],
    ['End', { type: 'open', active: 2 }],
    ['x', { type: 'type', letter: 'x' }],
    ['Tab', undefined],
    ['Escape', undefined],
    ['Ctrl+x', undefined],
  ])('A-63 a closed select takes %s as %j', (words, expected) => {
    expect(decideKey(press(words), { ...target, isOpen: false })).toEqual(expected);
  });

  it.each([
    ['ArrowDown', { type: 'move', active: 2 }],
    ['ArrowUp', { type: 'move', active: 0 }],
    ['Home', { type: 'move', active: 0 }],
    ['End', { type: 'move', active: 2 }],
    ['PageDown', { type: 'move', active: 2 }],
    ['Enter', { type: 'choose' }],
    ['Space', { type: 'choose' }],
    ['Alt+ArrowUp', { type: 'leave', chooses: true }],
    ['Tab', { type: 'leave', chooses: true, keepsKey: true }],
    ['x', { type: 'type', letter: 'x' }],
    ['Shift', undefined],
  ])('A-63 an open select takes %s as %j', (words, expected) => {
    expect(decideKey(press(words), target)).toEqual(expected);
  });

  it.each([
    ['Tab', { type: 'leave', chooses: false, keepsKey: true }],
    ['Alt+ArrowUp', { type: 'leave', chooses: false }],
    ['Space', { type: 'choose' }],
  ])('A-63 where several can be chosen %s is %j', (words, expected) => {
    expect(decideKey(press(words), { ...target, multiple: true })).toEqual(expected);
  });

  it.each(['Ctrl', 'Meta'])('A-63 C-AUTO-01 leaves shortcuts with %s to the browser', (held) => {
    const targets = (['select', 'edit', 'list'] as const).flatMap((kind) => [
      { ...target, kind, isOpen: false },
      { ...target, kind, isOpen: true },
    ]);
    for (const key of ['a', 'x', 'Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft'])
      for (const one of targets) expect(decideKey(press(`${held}+${key}`), one)).toBeUndefined();
  });

  it('A-63 a space within a typed word belongs to the word', () => {
    expect(decideKey(press('Space'), { ...target, isTyping: true })).toEqual({ type: 'type', letter: ' ' });
  });

  it('A-63 a standalone list never opens, closes or takes Tab', () => {
    const list = { ...target, kind: 'list' as const };
    expect(decideKey(press('Tab'), list)).toBeUndefined();
    expect(decideKey(press('ArrowDown'), { ...list, active: 2 })).toEqual({ type: 'move', active: 2 });
  });

  it.each([
    ['ArrowDown', -1, { type: 'open', active: 0 }],
    ['ArrowDown', 1, { type: 'open', active: 1 }],
    ['Alt+ArrowDown', -1, { type: 'open' }],
    ['ArrowUp', -1, { type: 'open', active: 2 }],
    ['Escape', -1, { type: 'clear' }],
    ['Enter', -1, undefined],
    ['x', -1, undefined],
  ])('C-AUTO-01 A-63 a closed field takes %s on %i as %j', (words, active, expected) => {
    expect(decideKey(press(words), { ...target, kind: 'edit', isOpen: false, active })).toEqual(expected);
  });

  it.each([
    ['ArrowDown', -1, { type: 'move', active: 0 }],
    ['ArrowDown', 2, { type: 'move', active: 0 }],
    ['ArrowUp', -1, { type: 'move', active: 2 }],
    ['Enter', 1, { type: 'choose' }],
    ['Enter', -1, { type: 'leave', chooses: false }],
    ['Home', 1, { type: 'move', active: -1, keepsKey: true }],
    ['ArrowLeft', 1, { type: 'move', active: -1, keepsKey: true }],
    ['Tab', 1, { type: 'leave', chooses: false, keepsKey: true }],
    ['Alt+ArrowUp', 1, { type: 'leave', chooses: false }],
    ['x', 1, undefined],
    ['Space', 1, undefined],
  ])('C-AUTO-01 A-63 an open field takes %s on %i as %j', (words, active, expected) => {
    expect(decideKey(press(words), { ...target, kind: 'edit', active })).toEqual(expected);
  });
});
