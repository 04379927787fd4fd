import { messengerTexts } from '@beckon/contract/data/messengerTexts';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { someForms } from '../testing/someForms';
import { MessengerForm } from './MessengerForm';

type Form = Parameters<typeof MessengerForm>[0];

function open(view: Form['view'], given: Partial<Form> = {}) {
  const send = vi.fn();
  const draw = (next: Form['view']) => <MessengerForm id="i0" view={next} send={send} {...given} />;
  const mounted = mount(draw(view));
  const followed = vi.fn();
  mounted.root.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed();
    // Tests follow no links.
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  return { ...mounted, send, followed, change: (next: Form['view']) => mounted.rerender(draw(next)) };
}

const asked = { type: 'instance.submitAsked', id: 'i0' };

describe('the plugin', () => {
  it.each(['s', 'm', 'l'] as const)('CARD-07 space is reserved for size %s', (size) => {
    const { find, unmount } = open({ ...someForms.plugin, size });
    expect(find('.slot').classList.contains(size)).toBe(true);
    unmount();
  });

  it('CHK-02 until the box is ticked our button says why it waits, and a press does nothing', () => {
    const { find, root, send, change, unmount } = open(someForms.plugin);
    const button = find('button');
    const described = () => root.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    act(() => button.click());
    expect([button.getAttribute('aria-disabled'), described()]).toEqual(['true', messengerTexts.tickFirst]);
    expect(send).not.toHaveBeenCalled();

    change({ ...someForms.plugin, submit: { label: 'Send me Insights', isEnabled: true } });
    expect([button.getAttribute('aria-disabled'), described()]).toEqual([null, '']);
    act(() => button.click());
    expect(send.mock.calls).toEqual([[asked]]);
    unmount();
  });

  it('BAR-02 CHK-06 a plugin or a host that submits by itself gets no button', () => {
    const { root, unmount } = open({ ...someForms.plugin, plugin: 'button', submit: undefined });
    expect(root.querySelector('button')).toBeNull();
    unmount();
  });
});

describe('the messenger link', () => {
  it('REND-08 A-93 opens a new tab without access to this one', () => {
    const { find, unmount } = open(someForms.link);
    const read = (name: string) => find('a').getAttribute(name);
    expect([read('href'), read('target'), read('rel')]).toEqual([someForms.link.url, '_blank', 'noopener']);
    unmount();
  });

  it('REND-09 SUB-01 using it submits and does not block it', () => {
    const { find, send, followed, unmount } = open(someForms.link);
    act(() => find('a').click());
    expect(send.mock.calls).toEqual([[asked]]);
    expect(followed).toHaveBeenCalledOnce();
    unmount();
  });

  it.each([
    [1, 1],
    [2, 0],
  ])('SUB-01 mouse button %s submits %s times', (button, times) => {
    const { find, send, unmount } = open(someForms.link);
    act(() => void find('a').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button })));
    expect(send).toHaveBeenCalledTimes(times);
    unmount();
  });

  it('A-79 after a press the wait is announced and the link stays usable', () => {
    const { find, change, unmount } = open(someForms.link);
    const status = find('[role=status]');
    expect(status.textContent).toBe('');
    change({ ...someForms.link, isWaiting: true });
    expect(find('[role=status]')).toBe(status);
    expect(status.textContent).toBe(messengerTexts.waiting);
    expect(find('a').getAttribute('aria-disabled')).toBeNull();
    unmount();
  });

  it.each<[string, Partial<Form>, string | undefined, number]>([
    ['on a desktop there is room for a code', {}, someForms.link.url, 1],
    ['elsewhere there is none', {}, undefined, 0],
    ['nor in a bar', { compact: true }, someForms.link.url, 0],
  ])('A-32 %s', (_, given, qr, count) => {
    const { root, unmount } = open({ ...someForms.link, qr }, given);
    expect(root.querySelectorAll('figure')).toHaveLength(count);
    unmount();
  });
});

describe('a button widget', () => {
  const alone = { ...someForms.link, qr: someForms.link.url, isAlone: true };
  it('EMB-03 A-32 shows its code only on request', () => {
    const { find, root, send, unmount } = open(alone);
    const ask = find('button');
    expect([root.querySelector('figure'), ask.getAttribute('aria-label')]).toEqual([
      null,
      messengerTexts.askForCode,
    ]);
    expect(ask.getAttribute('aria-expanded')).toBe('false');
    act(() => ask.click());
    expect([root.querySelectorAll('figure').length, ask.getAttribute('aria-expanded')]).toEqual([1, 'true']);
    act(() => ask.click());
    expect(root.querySelector('figure')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    unmount();
  });
  it('EMB-03 A-32 offers no code if there is none', () => {
    const { root, unmount } = open({ ...alone, qr: undefined });
    expect(root.querySelector('button, figure')).toBeNull();
    unmount();
  });
});

describe('our own checkbox', () => {
  it('CHK-01 CHK-02 A-79 reports that it is ticked, and only then shows a link', () => {
    const { find, root, send, change, unmount } = open(someForms.consent);
    expect(root.querySelector('a')).toBeNull();
    act(() => find('input').click());
    expect(send.mock.calls).toEqual([[{ type: 'instance.checked', id: 'i0', checked: true }]]);
    change({ ...someForms.consent, isChecked: true, link: someForms.link });
    expect(find<HTMLInputElement>('input').checked).toBe(true);
    act(() => find('a').click());
    expect(send).toHaveBeenLastCalledWith(asked);
    unmount();
  });

  it('CHK-03 is aligned as configured, and its text is its name', () => {
    const { find, unmount } = open({ ...someForms.consent, align: 'center' });
    expect(find('label').classList.contains('center')).toBe(true);
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).toBe(someForms.consent.label);
    unmount();
  });
});
