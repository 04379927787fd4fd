import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mounted, mount } from '../../../../controls/src/testing/mount';
import { press } from '../../../../controls/src/testing/press';
import type { ViewOf } from '../../core/view/View';
import { SmsLink } from '../forms/SmsLink';
import { someFrame } from '../testing/someCard';
import { someForms } from '../testing/someForms';
import { Omnichat } from './Omnichat';

type Given = Partial<ViewOf<'omnichat'>>;
const parts = { layouts: {}, smsLink: SmsLink };
const sms = { text: 'You agree to receive texts.', body: someForms.smsLink };
const toggled = { type: 'bubble.toggled', id: 'i0' };
let send = vi.fn();
let isPhone = false;
let outside: HTMLInputElement;

function draw(given: Given = {}) {
  const view: ViewOf<'omnichat'> = {
    ...someFrame,
    layout: 'omnichat',
    bubbleColor: '#0084ff',
    bubbleInk: '#ffffff',
    isOpen: false,
    icon: undefined,
    headline: 'How can we help?',
    greeting: '',
    channels: [
      { channel: 'messenger', label: 'Messenger', url: 'https://m.me/900' },
      { channel: 'sms', label: 'Text message', url: undefined },
    ],
    sms: undefined,
    popover: undefined,
    ...given,
  };
  return <Omnichat view={view} open parts={parts} send={send} />;
}
const bubbleOf = ({ find }: Mounted) => find<HTMLButtonElement>('button[aria-controls]');
const focused = ({ root }: Mounted) => root.activeElement;
const facts = () => send.mock.calls.flat().filter(({ type }) => type !== 'bubble.mounted');
const click = (element: HTMLElement) => act(() => element.click());

beforeEach(() => {
  send = vi.fn();
  isPhone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('512') && isPhone }));
  outside = document.body.appendChild(document.createElement('input'));
  outside.focus();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('where the focus goes', () => {
  it('OMNI-02 OMNI-28 moves to the panel that the visitor opened, and back to the bubble when it closes', () => {
    const drawn = mount(draw(), 'open');
    click(bubbleOf(drawn));
    expect(facts()).toEqual([toggled]);
    drawn.rerender(draw({ isOpen: true }));
    expect(focused(drawn)).toBe(drawn.find('[role=dialog]'));
    expect(press(drawn.find('[role=dialog]'), 'Escape')).toBe(false);
    expect(facts()).toEqual([toggled, toggled]);
    drawn.rerender(draw());
    expect(focused(drawn)).toBe(bubbleOf(drawn));
    drawn.unmount();
  });

  it('OMNI-16 OMNI-17 stays where it is when the panel opens and closes by itself', () => {
    const drawn = mount(draw(), 'open');
    for (const isOpen of [true, false]) {
      drawn.rerender(draw({ isOpen }));
      expect(document.activeElement).toBe(outside);
    }
    drawn.unmount();
  });

  it('OMNI-15 stays where it is when the panel is open from the start', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    expect(document.activeElement).toBe(outside);
    drawn.unmount();
  });

  it('OMNI-17 OMNI-28 is not lost with a panel that closes by itself', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    drawn.find('li a').focus();
    drawn.rerender(draw());
    expect(focused(drawn)).toBe(bubbleOf(drawn));
    drawn.unmount();
  });

  it('OMNI-11 OMNI-28 is not lost when the panel switches to SMS and back', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    click(drawn.find('li button'));
    drawn.rerender(draw({ isOpen: true, sms }));
    expect(focused(drawn)).toBe(drawn.find('[role=dialog]'));
    drawn.find('[aria-label=Back]').focus();
    click(drawn.find('[aria-label=Back]'));
    expect(focused(drawn)).toBe(drawn.find('[role=dialog]'));
    drawn.unmount();
  });

  it('OMNI-28 Escape belongs to the page while the panel is closed', () => {
    const drawn = mount(draw(), 'open');
    expect(press(bubbleOf(drawn), 'Escape')).toBe(true);
    expect(facts()).toEqual([]);
    drawn.unmount();
  });
});

describe('next to the bubble', () => {
  it('OMNI-20 LAY-05 the message is text, is announced, and opens the panel', () => {
    const drawn = mount(draw({ popover: 'Hi <b>you</b>' }), 'open');
    const words = drawn.find('[aria-live=polite] button');
    expect(words.textContent).toBe('Hi <b>you</b>');
    click(words);
    expect(facts()).toEqual([toggled]);
    drawn.rerender(draw({ isOpen: true }));
    expect(focused(drawn)).toBe(drawn.find('[role=dialog]'));
    drawn.unmount();
  });

  it('OMNI-21 its small X, which has a name, closes the message', () => {
    const drawn = mount(draw({ popover: 'Hi' }), 'open');
    click(drawn.find('[aria-label="Close message"]'));
    expect(facts()).toEqual([{ type: 'popover.closed', id: 'i0' }]);
    drawn.rerender(draw());
    expect(drawn.find('.card').classList.contains('shown')).toBe(false);
    drawn.unmount();
  });

  it('OMNI-20 without a message there is no card', () => {
    const drawn = mount(draw(), 'open');
    expect(drawn.root.querySelector('.card')).toBeNull();
    drawn.unmount();
  });
});

describe('on a phone', () => {
  it('OMNI-26 the dimming layer and the close button close the sheet', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    click(drawn.find('.dim'));
    click(drawn.find('[role=dialog] [aria-label=Close]'));
    expect(facts()).toEqual([toggled, toggled]);
    expect(drawn.find('.dim').classList.contains('open')).toBe(true);
    drawn.rerender(draw());
    expect(drawn.find('.dim').classList.contains('open')).toBe(false);
    drawn.unmount();
  });

  it.each([
    [true, [toggled]],
    [false, []],
  ])('OMNI-26 tabbing out of the panel into the page closes it only on a phone: %s', (phone, sent) => {
    isPhone = phone;
    const drawn = mount(draw({ isOpen: true }), 'open');
    const leave = (relatedTarget: Element | null) =>
      act(() => {
        drawn.find('li a').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
      });
    leave(drawn.find('li button'));
    leave(null);
    expect(facts()).toEqual([]);
    leave(outside);
    expect(facts()).toEqual(sent);
    drawn.unmount();
  });
});
