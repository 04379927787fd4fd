import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { someForms } from '../testing/someForms';
import { SmsLink } from './SmsLink';

const url = 'sms:+15550001111&body=JOIN%20abc';

/** Draws the link and counts how often it was actually followed. */
function open(given = {}) {
  const send = vi.fn();
  const followed = vi.fn();
  const draw = (changes = {}) => <SmsLink id="i0" view={{ ...someForms.smsLink, ...changes }} send={send} />;
  const mounted = mount(draw(given));
  mounted.root.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.getAttribute('href'));
    event.preventDefault();
  });
  return { ...mounted, send, followed, change: (changes: object) => mounted.rerender(draw(changes)) };
}

describe('SmsLink', () => {
  it('A-88 SMS-08 the ref is requested once, when the form is shown', () => {
    const { send, change, unmount } = open();
    change({ isLoading: false });
    expect(send.mock.calls).toEqual([[{ type: 'smsRef.wanted', id: 'i0' }]]);
    unmount();
  });

  it('API-07 a link that the host removed with another payload is requested again', () => {
    const { send, change, unmount } = open();
    const asked = () => send.mock.calls.filter(([{ type }]) => type === 'smsRef.wanted').length;
    change({ url, isLoading: false });
    expect(asked()).toBe(1);
    change({ url: '' });
    expect(asked()).toBe(2);
    unmount();
  });

  it('A-93 until the ref arrives it shows that it is busy and keeps its label', () => {
    const { find, change, unmount } = open();
    expect(find('a').getAttribute('aria-busy')).toBe('true');
    expect(find('a').textContent).toBe('Text us');
    change({ url, isLoading: false });
    expect(find('a').getAttribute('aria-busy')).toBeNull();
    expect(find('a').getAttribute('href')).toBe(url);
    unmount();
  });

  it('A-88 a tap before the ref exists is followed when it arrives, once', () => {
    const { find, followed, change, unmount } = open();
    act(() => find('a').click());
    expect(followed).not.toHaveBeenCalled();
    expect(find('a').getAttribute('aria-disabled')).toBe('true');
    change({ url, isLoading: false });
    expect(followed.mock.calls).toEqual([[url]]);
    change({ url, isLoading: false, buttonText: 'Text us now' });
    expect(followed).toHaveBeenCalledOnce();
    unmount();
  });

  it.each([
    ['left', 0, 1],
    ['right', 2, 0],
  ])('SMS-08 SUB-01 the core learns that it was followed (%s button)', (_, button, times) => {
    const { find, send, unmount } = open({ url, isLoading: false });
    const type = button === 0 ? 'click' : 'auxclick';
    act(
      () => void find('a').dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true })),
    );
    const heard = send.mock.calls.filter(([event]) => event.type === 'smsLink.followed');
    expect(heard).toEqual(Array(times).fill([{ type: 'smsLink.followed', id: 'i0' }]));
    unmount();
  });

  it('A-88 without a tap nothing is followed', () => {
    const { followed, change, unmount } = open();
    change({ url, isLoading: false });
    expect(followed).not.toHaveBeenCalled();
    unmount();
  });

  it('SMS-11 it includes the notice', () => {
    const { find, unmount } = open();
    expect(find('p').textContent).toContain('Reply STOP to cancel.');
    unmount();
  });
});
