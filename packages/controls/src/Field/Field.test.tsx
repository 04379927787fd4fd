import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Field, type FieldProps } from './Field';
import { HintTip } from './HintTip';

const draw = (props: Partial<FieldProps> = {}) => (
  <Field label="Name" {...props}>
    {(input) => <input {...input} />}
  </Field>
);

describe('Field', () => {
  it('C-TXT-01 is required by default and has no marker', () => {
    const { find, unmount } = mount(draw());
    expect(find<HTMLInputElement>('input').required).toBe(true);
    expect(find('label').parentElement?.textContent).toBe('Name');
    unmount();
  });

  it('C-TXT-01 a field that is not required has the Optional marker', () => {
    const { find, unmount } = mount(draw({ required: false }));
    expect(find<HTMLInputElement>('input').required).toBe(false);
    expect(find('label').parentElement?.textContent).toBe('NameOptional');
    unmount();
  });

  it('ties the label to the input', () => {
    const { find, unmount } = mount(draw());
    expect(find('label').getAttribute('for')).toBe(find('input').id);
    unmount();
  });

  it('SMS-05 an error appears in the waiting alert and describes the input before the hint', () => {
    const { root, find, rerender, unmount } = mount(draw({ hint: 'As on your card' }));
    const alert = find('[role=alert]');
    const describedBy = () =>
      find('input')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => root.getElementById(id)?.textContent);
    expect([alert.textContent, find('input').getAttribute('aria-invalid')]).toEqual(['', null]);
    expect(describedBy()).toEqual(['As on your card']);

    rerender(draw({ hint: 'As on your card', error: 'Too short' }));
    expect(find('[role=alert]')).toBe(alert);
    expect([alert.textContent, find('input').getAttribute('aria-invalid')]).toEqual(['Too short', 'true']);
    expect(describedBy()).toEqual(['Too short', 'As on your card']);
    unmount();
  });

  it('SMS-05 C-DATE-06 no error appears or disappears between press and release, which would move the pressed element', async () => {
    const { find, rerender, unmount } = mount(draw({ error: 'Too short' }));
    const words = () => find('[role=alert]').textContent;
    const send = (type: string) => document.dispatchEvent(new Event(type));
    const turn = () => act(() => new Promise((done) => setTimeout(done)));
    send('mousedown');
    rerender(draw());
    await turn();
    expect(words()).toBe('Too short');
    send('mouseup');
    expect(words()).toBe('Too short');
    await turn();
    expect(words()).toBe('');
    send('mousedown');
    rerender(draw({ error: 'Too long' }));
    expect(words()).toBe('');
    send('dragend');
    await turn();
    expect(words()).toBe('Too long');
    unmount();
  });

  it('SMS-05 the second button holds nothing back: its menu takes the release', async () => {
    const { find, rerender, unmount } = mount(draw());
    document.dispatchEvent(new MouseEvent('mousedown', { button: 2 }));
    rerender(draw({ error: 'Too short' }));
    expect(find('[role=alert]').textContent).toBe('Too short');
    unmount();
  });

  it('LOAD-26 a removed field listens to nothing', async () => {
    const add = vi.spyOn(document, 'addEventListener');
    const { unmount } = mount(draw());
    const signals = add.mock.calls.map(([, , how]) => (how as AddEventListenerOptions | undefined)?.signal);
    const ears = signals.filter((signal) => signal !== undefined);
    expect(ears.map(({ aborted }) => aborted)).toEqual([false, false, false]);
    unmount();
    expect(ears.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    add.mockRestore();
  });

  it('two fields in one root never share an id', () => {
    const { root, unmount } = mount([<div key="a">{draw()}</div>, <div key="b">{draw()}</div>]);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    unmount();
  });

  it('a group is named without a label element, which could not refer to it', () => {
    const { root, find, unmount } = mount(draw({ group: true }));
    expect(root.querySelector('label')).toBeNull();
    expect(root.getElementById(find('input').getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Name',
    );
    unmount();
  });

  it('C-TXT-02 CONST-09 a hint behind its question mark is 200 wide and always describes the input', () => {
    const { root, find, unmount } = mount(draw({ hint: 'As on your card', Hint: HintTip }));
    const described = root.getElementById(find('input').getAttribute('aria-describedby') ?? '');
    expect([described?.textContent, root.querySelector('[popover]')]).toEqual(['As on your card', null]);
    const button = find('button');
    expect([button.getAttribute('aria-label'), button.getAttribute('aria-expanded')]).toEqual([
      'About Name',
      'false',
    ]);
    act(() => button.click());
    expect([find('[popover]').textContent, find('[popover]').style.inlineSize]).toEqual([
      'As on your card',
      '200px',
    ]);
    expect(find('[role=status]').contains(find('[popover]'))).toBe(true);
    press(button, 'Escape');
    expect([root.querySelector('[popover]'), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    unmount();
  });

  it('C-TXT-02 next to a hidden label the hint is under the input', () => {
    const { root, find, unmount } = mount(draw({ hint: 'As on your card', Hint: HintTip, hideLabel: true }));
    expect(root.querySelector('button')).toBeNull();
    expect(find('p').textContent).toBe('As on your card');
    unmount();
  });
});
