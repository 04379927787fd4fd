import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Mounted, mount } from '../../../../controls/src/testing/mount';
import type { ViewOf } from '../../core/view/View';
import { AfterForm } from '../forms/AfterForm';
import { SmsLink } from '../forms/SmsLink';
import { someFrame, submittedBody } from '../testing/someCard';
import { someForms } from '../testing/someForms';
import { Omnichat } from './Omnichat';

type Given = Partial<ViewOf<'omnichat'>>;
const parts = { layouts: {}, smsLink: SmsLink, afterForm: AfterForm };
const sms = { text: 'You agree to receive texts.', body: someForms.smsLink };
let send = vi.fn();

function draw(given: Given = {}, open = true) {
  const view: ViewOf<'omnichat'> = {
    ...someFrame,
    layout: 'omnichat',
    bubbleColor: '#0084ff',
    bubbleInk: '#ffffff',
    isOpen: false,
    icon: undefined,
    headline: 'How can <we> help?',
    greeting: 'Talk to us',
    channels: [
      { channel: 'messenger', label: 'Messenger', url: 'https://m.me/900?ref=w7' },
      { channel: 'sms', label: 'Text message', url: undefined },
      { channel: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/1' },
      { channel: 'email', label: 'Email', url: 'mailto:a@b.example' },
    ],
    sms: undefined,
    popover: undefined,
    ...given,
  };
  return <Omnichat view={view} open={open} parts={parts} send={send} />;
}
const bubbleOf = ({ find }: Mounted) => find<HTMLButtonElement>('button[aria-controls]');
const panelOf = ({ find }: Mounted) => find('[role=dialog]');
const isShown = (drawn: Mounted) => panelOf(drawn).classList.contains('open');
const sent = (type: string) => send.mock.calls.flat().filter((fact) => fact.type === type);
const chooseSms = ({ root }: Mounted) => act(() => root.querySelector<HTMLElement>('li button')?.click());

afterEach(() => {
  send = vi.fn();
});

describe('the bubble', () => {
  it('OMNI-28 has a name, tells whether its panel is open, and which panel that is', () => {
    const drawn = mount(draw(), 'open');
    expect(bubbleOf(drawn).getAttribute('aria-label')).toBe('How can <we> help?');
    expect(bubbleOf(drawn).getAttribute('aria-expanded')).toBe('false');
    drawn.rerender(draw({ isOpen: true, headline: '' }));
    expect(bubbleOf(drawn).getAttribute('aria-expanded')).toBe('true');
    expect(bubbleOf(drawn).getAttribute('aria-controls')).toBe(panelOf(drawn).id);
    expect(bubbleOf(drawn).getAttribute('aria-label')).toBe('Ferns');
    drawn.unmount();
  });

  it('OMNI-02 is alone on the page until its panel opens, which then stays to fade out', () => {
    const drawn = mount(draw(), 'open');
    expect(drawn.root.querySelector('[role=dialog]')).toBeNull();
    drawn.rerender(draw({ isOpen: true }));
    expect(isShown(drawn)).toBe(true);
    drawn.rerender(draw());
    expect(isShown(drawn)).toBe(false);
    drawn.unmount();
  });

  it('EVT-02 reports once that it is on the page', () => {
    const drawn = mount(draw(), 'open');
    drawn.rerender(draw({ isOpen: true }));
    expect(sent('bubble.mounted')).toEqual([{ type: 'bubble.mounted', id: 'i0' }]);
    drawn.unmount();
  });

  it.each([
    [{}, 0],
    [{ isOpen: true }, 1],
    [{ icon: 'messenger' }, 2],
    [{ icon: 'email' }, 5],
    [{ icon: 'email', isOpen: true }, 1],
  ] as const)('OMNI-23 with %j only icon %s is visible', (given, at) => {
    const drawn = mount(draw(given), 'open');
    const icons = [...bubbleOf(drawn).querySelectorAll('svg')];
    expect(icons).toHaveLength(6);
    expect(icons.flatMap(({ classList }, index) => (classList.contains('shown') ? index : []))).toEqual([at]);
    drawn.unmount();
  });

  it('OPEN-13 a closed omnichat shows neither bubble nor panel nor message', () => {
    const drawn = mount(draw({ isOpen: true, popover: 'Hi' }), 'open');
    drawn.rerender(draw({ isOpen: true, popover: 'Hi' }, false));
    expect(drawn.find('section').hasAttribute('inert')).toBe(true);
    expect([isShown(drawn), drawn.find('.card').classList.contains('shown')]).toEqual([false, false]);
    drawn.unmount();
  });
});

describe('the panel', () => {
  it('OMNI-02 LAY-05 OMNI-08 LAY-01 is named by its headline and lists the channels in order', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    const titleId = panelOf(drawn).getAttribute('aria-labelledby');
    expect(drawn.find(`#${titleId}`).textContent).toBe('How can <we> help?');
    expect(panelOf(drawn).textContent).toContain('Talk to us');
    const rows = [...drawn.root.querySelectorAll('li > *')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Messenger',
      'Text message',
      'WhatsApp',
      'Email',
    ]);
    expect(drawn.find('.foot a').getAttribute('href')).toBe('https://beckon.example/');
    drawn.unmount();
  });

  it('OMNI-09 OMNI-10 OMNI-13 EVT-03 channels are real links that report when they are chosen', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    const links = [...drawn.root.querySelectorAll<HTMLAnchorElement>('li a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['https://m.me/900?ref=w7', '_blank', 'noopener'],
      ['https://wa.me/1', '_blank', 'noopener'],
      ['mailto:a@b.example', '_blank', 'noopener'],
    ]);
    for (const link of links) {
      link.addEventListener('click', (event) => event.preventDefault());
      act(() => link.click());
    }
    expect(sent('channel.chosen').map(({ channel }) => channel)).toEqual(['messenger', 'whatsapp', 'email']);
    drawn.unmount();
  });

  it('OMNI-11 OMNI-12 SMS switches the panel to its form, and back returns to the channels', () => {
    const drawn = mount(draw({ isOpen: true }), 'open');
    chooseSms(drawn);
    expect(sent('channel.chosen')).toEqual([{ type: 'channel.chosen', id: 'i0', channel: 'sms' }]);
    drawn.rerender(draw({ isOpen: true, sms }));
    expect(panelOf(drawn).textContent).toContain('You agree to receive texts.');
    expect(drawn.find('h2').textContent).toBe('Text message');
    expect(drawn.root.querySelectorAll('li')).toHaveLength(0);
    act(() => drawn.find('[aria-label=Back]').click());
    expect(drawn.root.querySelectorAll('li')).toHaveLength(4);
    chooseSms(drawn);
    expect(drawn.root.querySelectorAll('li')).toHaveLength(0);
    drawn.unmount();
  });

  it('LAY-04 after the opt-in the text about messages is gone and the message is there', () => {
    const drawn = mount(draw({ isOpen: true, sms: { ...sms, body: submittedBody as never } }), 'open');
    expect(panelOf(drawn).textContent).toContain('Thank you');
    expect(panelOf(drawn).textContent).not.toContain('You agree');
    drawn.unmount();
  });

  it('OMNI-11 the last content stays while the panel fades out', () => {
    const drawn = mount(draw({ isOpen: true, sms }), 'open');
    drawn.rerender(draw({ isOpen: false }));
    expect(isShown(drawn)).toBe(false);
    expect(panelOf(drawn).textContent).toContain('You agree');
    drawn.rerender(draw({ isOpen: true }));
    expect(drawn.root.querySelectorAll('li')).toHaveLength(4);
    drawn.unmount();
  });

  it.each([
    [undefined, true],
    ['#101010', false],
  ])("OMNI-27 on the background %s the header has the bubble's color: %s", (background, plain) => {
    const drawn = mount(draw({ isOpen: true, theme: { ...someFrame.theme, background } }), 'open');
    expect(drawn.find('.head').classList.contains('plain')).toBe(plain);
    drawn.unmount();
  });

  it.each([
    ['#0084ff', '#ffffff', true],
    ['#003366', '#ffffff', false],
    ['#ffd400', '#111626', false],
  ])('OMNI-27 small text on %s in %s needs a deeper color: %s', (bubbleColor, bubbleInk, deep) => {
    const drawn = mount(draw({ isOpen: true, bubbleColor, bubbleInk }), 'open');
    expect(drawn.find('.head').classList.contains('deep')).toBe(deep);
    drawn.unmount();
  });
});
