import { mount } from '@beckon/controls/testing/mount';
import { press } from '@beckon/controls/testing/press';
import { type } from '@beckon/controls/testing/type';
import { act, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { addEntries } from './addEntries';
import { EntriesInput } from './EntriesInput';

const options = [
  { value: 'US', label: 'United States' },
  { value: 'DE', label: 'Germany' },
];

describe('addEntries', () => {
  it.each([
    [['/a'], [' /b ', '/a', ''], {}, ['/a', '/b']],
    [[], ['germany', 'US'], {}, ['DE', 'US']],
    [[], ['germany', 'Atlantis'], { isClosed: true }, ['DE']],
    [[], ['bread, loaf,, bread'], { splitsCommas: true }, ['bread', 'loaf']],
    [[], ['/a,b'], {}, ['/a,b']],
    [
      [],
      ['Bonaire, Saba'],
      { splitsCommas: true, options: [{ value: 'BQ', label: 'Bonaire, Saba' }] },
      ['BQ'],
    ],
  ])('OWN-07 adds to %j the texts %j with %j', (entries, texts, more, all) =>
    expect(addEntries(entries, texts, { options, isClosed: false, ...more })).toEqual(all),
  );
});

const paste = (input: HTMLInputElement, text: string): boolean => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void input.dispatchEvent(event));
  return event.defaultPrevented;
};

function open(start: readonly string[], isClosed = false, splitsCommas = false) {
  const seen: string[][] = [];
  const pending: boolean[] = [];
  function Held(): ReactNode {
    const [value, setValue] = useState(start);
    const change = (next: string[]): void => {
      seen.push(next);
      setValue(next);
    };
    const more = { isClosed, splitsCommas, options, onPending: (is: boolean) => void pending.push(is) };
    return <EntriesInput label="Pages" {...more} value={value} onChange={change} />;
  }
  const mounted = mount(<Held />, 'document');
  const input = mounted.find<HTMLInputElement>('[role=combobox]');
  const entries = () => [...document.querySelectorAll('ul > li > span')].map((one) => one.textContent);
  const said = () => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent;
  return { ...mounted, input, seen, pending, entries, said };
}

describe('EntriesInput', () => {
  it('OWN-07 C-AUTO-01 C-LIST-02 Enter adds the typed text, and the list offers it as new', () => {
    const { input, entries, unmount } = open(['/a']);
    type(input, '/b');
    expect(document.querySelector('[role=option]')?.textContent).toBe("+ New '/b'");
    press(input, 'Enter');
    expect([entries(), input.value]).toEqual([['/a', '/b'], '']);
    type(input, 'germ');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(entries()).toEqual(['/a', '/b', 'Germany']);
    unmount();
  });
  it('OWN-07 keeps typed text when the field loses focus, and adds nothing twice', () => {
    const { input, seen, unmount } = open(['/a']);
    const leave = () => act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    type(input, '/a');
    leave();
    expect(seen).toEqual([]);
    type(input, '/c');
    leave();
    expect(seen).toEqual([['/a', '/c']]);
    unmount();
  });
  it('OWN-07 C-DATE-06 shows an entry made by a press elsewhere only after the press, which would miss its target otherwise', async () => {
    const { input, seen, entries, unmount } = open([]);
    type(input, '/c');
    act(() => void document.dispatchEvent(new MouseEvent('mousedown')));
    act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect([seen, entries()]).toEqual([[['/c']], []]);
    act(() => void document.dispatchEvent(new MouseEvent('mouseup')));
    await expect.poll(entries).toEqual(['/c']);
    unmount();
  });
  it('OWN-07 accepts no other text where only options are allowed', () => {
    const { input, entries, unmount } = open([], true);
    type(input, 'Atlantis');
    expect(document.querySelector('[role=status]')?.textContent).toBe('No matches');
    press(input, 'Enter');
    expect(input.value).toBe('Atlantis');
    type(input, 'united states');
    press(input, 'Enter');
    expect(entries()).toEqual(['United States']);
    unmount();
  });
  it('OWN-07 text with commas becomes several entries, typed or pasted', () => {
    const { input, entries, unmount } = open([], false, true);
    type(input, 'bread, loaf');
    press(input, 'Enter');
    expect([entries(), input.value]).toEqual([['bread', 'loaf'], '']);
    expect([paste(input, 'rye, oats'), entries()]).toEqual([true, ['bread', 'loaf', 'rye', 'oats']]);
    unmount();
  });
  it('OWN-07 several pasted lines become several entries', () => {
    const { input, seen, unmount } = open([]);
    expect([paste(input, '/one'), seen]).toEqual([false, []]);
    expect([paste(input, '/one\r\n/two\n\n/one'), seen]).toEqual([true, [['/one', '/two']]]);
    unmount();
  });
  it('OWN-23 A-63 an entry is removed by its button, and a neighbor gets the focus', () => {
    const { input, entries, unmount } = open(['/a', '/b']);
    const press1 = (name: string) =>
      act(() => document.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)?.click());
    press1('/a');
    expect([entries(), document.activeElement?.getAttribute('aria-label')]).toEqual([['/b'], 'Remove /b']);
    press1('/b');
    expect([entries(), document.activeElement]).toEqual([[], input]);
    unmount();
  });
  it('OWN-07 OWN-23 Backspace in the empty field removes the last entry, once for each press', () => {
    const { input, entries, said, unmount } = open(['/a', '/b']);
    act(() => input.focus());
    type(input, '/c');
    press(input, 'Backspace');
    expect(entries()).toEqual(['/a', '/b']);
    type(input, '');
    press(input, 'Backspace', { repeat: true });
    expect(entries()).toEqual(['/a', '/b']);
    press(input, 'Backspace');
    expect([entries(), said(), document.activeElement]).toEqual([['/a'], 'Removed /b', input]);
    unmount();
  });
  it('OWN-07 where only options are allowed, names other text that was left or pasted instead of dropping it', () => {
    const { root, input, entries, unmount } = open([], true);
    const problem = () => root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    type(input, 'Atlantis');
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect([input.value, problem()]).toEqual(['Atlantis', 'Not in the list: Atlantis']);
    type(input, '');
    expect(problem()).toBeFalsy();
    paste(input, 'Germany\nAtlantis\n\nUS\nMu');
    expect([entries(), problem()]).toEqual([['Germany', 'United States'], 'Not in the list: Atlantis, Mu']);
    type(input, 'g');
    expect(problem()).toBeFalsy();
    unmount();
  });
  it('OWN-23 A-63 announces added and removed entries', () => {
    const { input, said, unmount } = open([], true);
    expect(said()).toBe('');
    paste(input, 'US\nDE');
    expect(said()).toBe('Added United States, Germany');
    act(() => document.querySelector<HTMLElement>('[aria-label="Remove Germany"]')?.click());
    expect(said()).toBe('Removed Germany');
    unmount();
  });
  it('OWN-02 OWN-07 reports whether text waits to become an entry', () => {
    const { input, pending, unmount } = open(['/a']);
    const last = (text: string) => {
      type(input, text);
      return pending.at(-1);
    };
    expect([last('/a'), last('/ab'), last(' '), last('/b')]).toEqual([false, true, false, true]);
    press(input, 'Enter');
    expect(pending.at(-1)).toBe(false);
    unmount();
  });
});
