import { act, type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { Autocomplete } from './Autocomplete';
import type { AutocompleteProps } from './AutocompleteProps';

const colours = ['Red', 'Dark red', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));

function start(props: Partial<AutocompleteProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: unknown[] = [];
  function Page() {
    const [value, setValue] = useState<string>();
    const change = (next: string | undefined) => {
      seen.push(next);
      setValue(next);
    };
    return <Autocomplete label="Colour" options={colours} value={value} onChange={change} {...props} />;
  }
  const mounted = mount(<Page />, where);
  const { root, find } = mounted;
  const input = find<HTMLInputElement>('[role=combobox]');
  const isOpen = () => root.querySelector('[role=listbox]') !== null;
  const active = () => root.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const labels = () => [...root.querySelectorAll('[role=option]')].map((option) => option.textContent);
  return { ...mounted, input, isOpen, active, labels, seen };
}

describe('Autocomplete', () => {
  it.each(['document', 'open', 'closed'] as const)(
    'C-AUTO-01 typing filters, arrows move, Enter chooses in %s',
    (where) => {
      const { root, input, isOpen, active, labels, seen, unmount } = start({}, where);
      act(() => input.focus());
      type(input, 're');
      expect([isOpen(), labels(), active()]).toEqual([true, ['Red', 'Dark red'], undefined]);
      press(input, 'ArrowDown');
      press(input, 'ArrowDown');
      expect(active()).toBe('Dark red');
      expect(press(input, 'Enter')).toBe(false);
      expect([seen, isOpen(), input.value]).toEqual([['dark red'], false, 'Dark red']);
      expect(root.activeElement).toBe(input);
      unmount();
    },
  );

  it('C-AUTO-01 A-63 Escape closes the list, and clears the field when it is closed', () => {
    const { input, isOpen, seen, unmount } = start();
    type(input, 're');
    press(input, 'Escape');
    expect([isOpen(), input.value]).toEqual([false, 're']);
    press(input, 'Escape');
    expect([input.value, seen]).toEqual(['', []]);
    unmount();
  });

  it('A-63 is a combo box whose list it controls', () => {
    const { find, input, unmount } = start();
    expect(find('label').getAttribute('for')).toBe(input.id);
    expect([input.getAttribute('aria-autocomplete'), input.getAttribute('aria-expanded')]).toEqual([
      'list',
      'false',
    ]);
    press(input, 'ArrowDown');
    expect(input.getAttribute('aria-controls')).toBe(find('[role=listbox]').id);
    unmount();
  });

  it('A-63 ArrowUp opens at the last option, Alt and ArrowDown at none', () => {
    const up = start();
    press(up.input, 'ArrowUp');
    expect(up.active()).toBe('Blue');
    up.unmount();
    const alt = start();
    press(alt.input, 'ArrowDown', { altKey: true });
    expect([alt.isOpen(), alt.active()]).toEqual([true, undefined]);
    alt.unmount();
  });

  it('C-AUTO-02 C-LIST-01 shows the empty label of the select list', () => {
    const { find, input, unmount } = start();
    type(input, 'zzz');
    expect(find('[role=status]').textContent).toBe('No Items Found');
    unmount();
  });

  it('C-AUTO-02 C-LIST-02 C-LIST-03 offers to create what was typed', () => {
    const onCreate = vi.fn();
    const { input, labels, unmount } = start({ onCreate });
    type(input, 'Teal');
    expect(labels()).toEqual(["+ New 'Teal'"]);
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(onCreate.mock.calls).toEqual([['Teal']]);
    unmount();
  });

  it('a label typed in full is chosen when the field loses focus; anything else is discarded', () => {
    const { input, isOpen, seen, unmount } = start();
    const leave = () => act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    type(input, 'BLUE');
    leave();
    expect([seen, input.value, isOpen()]).toEqual([['blue'], 'Blue', false]);
    type(input, 'Bl');
    leave();
    expect([seen, input.value]).toEqual([['blue'], 'Blue']);
    type(input, '');
    leave();
    expect([seen, input.value]).toEqual([['blue', undefined], '']);
    unmount();
  });

  it('C-AUTO-01 C-LIST-02 if it accepts typed text, Enter and leaving create an option, or choose the one with that name', () => {
    const onCreate = vi.fn();
    const { input, isOpen, seen, unmount } = start({ onCreate, acceptsTyped: true });
    const leave = () => act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    type(input, ' Teal ');
    expect(press(input, 'Enter')).toBe(false);
    expect([onCreate.mock.calls, input.value, isOpen()]).toEqual([[['Teal']], '', false]);
    type(input, 'Plum');
    leave();
    expect([onCreate.mock.calls.length, input.value]).toEqual([2, '']);
    type(input, 'blue');
    press(input, 'Enter');
    expect([onCreate.mock.calls.length, seen]).toEqual([2, ['blue']]);
    type(input, ' ');
    press(input, 'Enter');
    expect(onCreate.mock.calls.length).toBe(2);
    type(input, 'Teal');
    press(input, 'Enter', { isComposing: true });
    expect(onCreate.mock.calls.length).toBe(2);
    unmount();
  });

  it.each([false, true])(
    'C-AUTO-01 switching to another window accepts nothing (accepts typed text: %s)',
    (acceptsTyped) => {
      const onCreate = vi.fn();
      const { input, seen, unmount } = start({ onCreate, acceptsTyped });
      act(() => input.focus());
      type(input, 'Blu');
      // The window sends the event while the field keeps the focus within its page.
      act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      expect([input.value, seen, onCreate.mock.calls]).toEqual(['Blu', [], []]);
      type(input, 'Blue');
      act(() => input.blur());
      expect([input.value, seen]).toEqual(['Blue', ['blue']]);
      unmount();
    },
  );

  it('C-AUTO-01 if nothing can be created, unmatched text stays in the field, and Enter picks the first option that begins with it, or the only match', () => {
    const { find, input, isOpen, seen, unmount } = start({ acceptsTyped: true });
    type(input, 'zzz');
    press(input, 'Escape');
    press(input, 'Enter');
    expect([input.value, find('[role=status]').textContent]).toEqual(['zzz', 'No Items Found']);
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect([input.value, isOpen(), seen]).toEqual(['zzz', false, []]);
    type(input, 'e');
    press(input, 'Enter');
    expect([input.value, isOpen(), seen]).toEqual(['e', true, []]);
    type(input, 'lu');
    press(input, 'Enter');
    expect([input.value, isOpen(), seen]).toEqual(['Blue', false, ['blue']]);
    type(input, 're');
    press(input, 'Enter');
    expect([input.value, isOpen(), seen]).toEqual(['Red', false, ['blue', 'red']]);
    unmount();
  });

  it('C-AUTO-01 Enter chooses the first option that begins with the typed text, and says at once if there is none', () => {
    const options = ['Algeria', 'Germany', 'Nigeria'].map((label) => ({ value: label, label }));
    const { find, input, isOpen, labels, seen, unmount } = start({ options });
    type(input, 'ger');
    expect(labels()).toEqual(['Germany', 'Algeria', 'Nigeria']);
    expect(press(input, 'Enter')).toBe(false);
    expect([seen, input.value, isOpen()]).toEqual([['Germany'], 'Germany', false]);
    type(input, 'gerzzz');
    expect(find('[role=status]').textContent).toBe('No Items Found');
    press(input, 'Enter');
    expect([seen, input.value, isOpen()]).toEqual([['Germany'], 'gerzzz', true]);
    expect(find('[role=status]').textContent).toBe('No Items Found');
    unmount();
  });

  it('C-AUTO-01 typed text is accepted before its form is submitted', () => {
    const sent: unknown[] = [];
    function Page() {
      const [names, setNames] = useState<string[]>([]);
      const send = (event: FormEvent) => {
        event.preventDefault();
        sent.push(names);
      };
      return (
        <form onSubmit={send}>
          <Autocomplete
            label="Colour"
            options={colours}
            value={undefined}
            onChange={() => {}}
            onCreate={(name) => setNames([...names, name])}
            acceptsTyped
          />
        </form>
      );
    }
    const { find, unmount } = mount(<Page />, 'document');
    type(find('input'), 'Teal');
    act(() => find<HTMLFormElement>('form').requestSubmit());
    expect([sent, find<HTMLInputElement>('input').value]).toEqual([[['Teal']], '']);
    unmount();
  });

  it('C-AUTO-01 otherwise Enter does not choose what was only typed', () => {
    const onCreate = vi.fn();
    const { input, unmount } = start({ onCreate });
    type(input, 'Teal');
    press(input, 'Enter');
    expect(onCreate).not.toHaveBeenCalled();
    unmount();
  });

  it('a click chooses, and the button opens the whole list', () => {
    const { root, find, labels, seen, unmount } = start();
    act(() => find('button').click());
    expect(labels()).toHaveLength(3);
    expect(root.activeElement).toBe(find('[role=combobox]'));
    act(() => root.querySelectorAll<HTMLElement>('[role=option]')[1]?.click());
    expect(seen).toEqual(['dark red']);
    unmount();
  });

  it('says when options are loading or failed, and trying again keeps the focus', () => {
    const onRetry = vi.fn();
    const loading = start({ options: [], status: 'loading', filters: false });
    press(loading.input, 'ArrowDown');
    expect(loading.find('[role=status]').textContent).toBe('Loading…');
    expect(loading.find('[role=listbox]').getAttribute('aria-busy')).toBe('true');
    loading.unmount();
    const lost = start({ options: [], status: 'failed', filters: false, onRetry });
    press(lost.input, 'ArrowDown');
    act(() => lost.find('[role=alert] button').click());
    expect(onRetry).toHaveBeenCalledOnce();
    expect(lost.root.activeElement).toBe(lost.input);
    lost.unmount();
  });

  it('a character that is still being composed is not a command', () => {
    const { input, isOpen, unmount } = start();
    press(input, 'ArrowDown', { isComposing: true });
    expect(isOpen()).toBe(false);
    unmount();
  });
});
