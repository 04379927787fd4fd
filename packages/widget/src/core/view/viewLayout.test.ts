import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { drawnFb } from '../testing/drawnFb';
import { bubbleOn } from '../testing/omnichatOn';
import { run, started } from '../testing/started';
import type { View } from './View';
import { viewInstance } from './viewInstance';

type Sections = { main?: object; submitted?: object; setup?: object };
type Given = { account?: Record<string, unknown>; browser?: object; reason?: string };
const link = { account: { messenger_mode: 'link', page_name: 'Fern' } };

const fb = (type: string, sections: Sections = {}, given: Given = {}): View => {
  const view = viewInstance(drawnFb(type, sections, given), 'i0');
  if (!view) throw new Error('nothing is drawn');
  return view;
};
const sms = (type: string, main: object = {}, browser: object = {}): View | undefined => {
  const widgets = [
    {
      widget_id: 5,
      widget_type: type,
      channel: 'sms',
      data: { main: { whenDisplay: ['immediately'], ...main } },
    },
  ];
  const { state } = started({ widgets, browser, account: { widget_phone: '+1201' } });
  return viewInstance(run(state, [{ type: 'instance.rendered', id: 'i0', reason: 'sms' }]).state, 'i0');
};

describe('viewLayout', () => {
  it('BAR-01 BAR-03 BAR-04 BAR-05 BAR-06 a bar with all its settings', () => {
    const main = {
      title: 'Hi',
      barPlacement: 'bottom',
      allowHide: false,
      pushPage: true,
      stickWithScroll: false,
      image: { img_big: 'https://cdn.example/logo.png' },
    };
    expect(fb('bar', { main })).toMatchObject({
      layout: 'bar',
      edge: 'bottom',
      canClose: false,
      pushesPage: true,
      sticks: false,
      logo: 'https://cdn.example/logo.png',
      title: 'Hi',
    });
  });
  it.each(['lt', 'lm', 'lb', 'rt', 'rm', 'rb'])('OVL-01 a slide-in docks at %s', (slideInPlacement) => {
    expect(fb('slide_in', { main: { slideInPlacement } })).toMatchObject({
      layout: 'slideIn',
      dock: slideInPlacement,
    });
  });
  it.each([
    [true, 'More'],
    [false, ''],
  ])('CARD-01 the description shows if showDescription is %s', (showDescription, description) => {
    expect(fb('modal', { main: { desc: 'More', showDescription } })).toMatchObject({ card: { description } });
  });
  it.each([
    [
      { mediaType: 'image', imagePlacement: 'left' },
      { kind: 'image', url: 'https://a.example/b.png' },
      'left',
    ],
    [
      { mediaType: 'gif', imagePlacement: 'after_title' },
      { kind: 'image', url: 'https://a.example/g.gif', poster: 'https://a.example/b.png' },
      'after_title',
    ],
    [
      { mediaType: 'video', videoLink: 'youtu.be/dQw4w9WgXcQ', videoPlacement: 'bottom' },
      { kind: 'video', site: 'youtube', videoId: 'dQw4w9WgXcQ', poster: 'https://a.example/b.png' },
      'bottom',
    ],
    [{ mediaType: 'video', videoLink: 'https://other.example/v' }, undefined, 'top'],
  ])('MEDIA-01 CARD-02 CARD-03 %j shows only that medium', (fields, media, mediaPlace) => {
    const image = { img_big: 'https://a.example/b.png', gif: 'https://a.example/g.gif' };
    expect(fb('modal', { main: { image, ...fields } })).toMatchObject({ card: { media, mediaPlace } });
  });
  it.each(['narrow', 'wide', 'wide_right'])('CARD-04 the variant %s', (cardVariant) => {
    expect(fb('box', { main: { cardVariant } })).toMatchObject({ card: { variant: cardVariant } });
  });
  it('OVL-05 MEDIA-07 a takeover has its picture behind the text, and a color over it', () => {
    const main = {
      mediaType: 'gif',
      image: { gif: 'https://a.example/g.gif' },
      overlay: { enabled: true, overlayColor: '#123456' },
    };
    expect(fb('page_takeover', { main })).toMatchObject({
      layout: 'takeover',
      card: { media: undefined },
      background: { media: { kind: 'image', url: 'https://a.example/g.gif' }, layer: '#123456' },
    });
    expect(fb('page_takeover', {})).toMatchObject({ background: { media: undefined, layer: undefined } });
  });
  it.each([
    [{}, '350px'],
    [{ fitContainer: true }, '100%'],
    [{ width: { unit: '%', value: 60 } }, '60%'],
  ])('EMB-01 DEF-11 a box of %j is %s wide', (main, width) => {
    expect(fb('box', { main })).toMatchObject({ layout: 'box', width });
  });
  it('EMB-05 DEF-12 a landing page is simple, or has its media behind it', () => {
    expect(fb('landing')).toMatchObject({ layout: 'landing', background: undefined });
    const main = { pageTemplate: 'mediaBackground', backgroundImage: { img_big: '/a.png' } };
    expect(fb('landing', { main })).toMatchObject({ background: { media: { url: '/a.png' } } });
  });
  it('EMB-03 EMB-04 CHK-05 a button and a checkbox are only their form; a button ends with a text', () => {
    expect([fb('button').layout, fb('checkbox').layout]).toEqual(['bare', 'bare']);
    const pressed: Event = { type: 'instance.submitAsked', id: 'i0' };
    const { state } = run(drawnFb('button', {}, { reason: 'Timeout' }), [pressed]);
    expect(viewInstance(state, 'i0')).toMatchObject({ body: { kind: 'done', label: 'Success!' } });
  });
  it("CCHAT-06 CCHAT-04 where the chat plugin can't be shown, a bubble leads to the messenger", () => {
    const setup = { colors: { theme: '#ff00aa' }, loggedOutGreeting: '<b>Hi</b> there' };
    expect(fb('customer_chat', { setup }).layout).toBe('chatPlugin');
    const { state } = run(drawnFb('customer_chat', { setup }, { reason: 'Timeout' }), [
      { type: 'bubble.mounted', id: 'i0' },
    ]);
    expect(viewInstance(state, 'i0')).toMatchObject({
      layout: 'launcher',
      color: '#ff00aa',
      greeting: 'Hi there',
      url: 'https://m.me/900?ref=w7_session1_i0',
    });
  });
  it('LAY-01 A-34 the badge links to the provider, unless the plan has none', () => {
    expect(fb('modal').badgeUrl).toBe('https://h.example/about');
    const badge_url = 'https://beckon.example/product?by=badge';
    expect(fb('modal', {}, { account: { badge_url } }).badgeUrl).toBe(badge_url);
    expect(fb('modal', {}, { account: { badge_url: 'javascript:alert(1)' } }).badgeUrl).toBeUndefined();
    expect(fb('modal', {}, { account: { badge: false } }).badgeUrl).toBeUndefined();
  });
});

describe('viewBody', () => {
  it('BAR-02 CHK-02 in checkbox mode our button waits for the tick', () => {
    const main = { buttonType: 'checkbox', optInButtonText: 'Send it' };
    expect(fb('bar', { main })).toMatchObject({
      body: { kind: 'plugin', plugin: 'checkbox', submit: { label: 'Send it', isEnabled: false } },
    });
    const ticked: Event = { type: 'instance.checked', id: 'i0', checked: true };
    const { state } = run(drawnFb('bar', { main }), [ticked]);
    expect(viewInstance(state, 'i0')).toMatchObject({ body: { submit: { isEnabled: true } } });
    expect(fb('bar')).toMatchObject({ body: { kind: 'plugin', plugin: 'button', submit: undefined } });
  });
  it("CHK-06 a checkbox in the host's form has no button", () => {
    expect(fb('checkbox')).toMatchObject({ body: { plugin: 'checkbox', submit: undefined } });
  });
  it.each(['modal', 'checkbox'])(
    'REND-07 REND-08 CHK-05 in fallback a link replaces the plugin of a %s',
    (type) => {
      const view = fb(type, {}, { reason: 'Timeout' });
      const body = 'card' in view ? view.card.body : 'body' in view && view.body;
      expect(body).toMatchObject({
        kind: 'link',
        label: 'Go to Messenger',
        url: 'https://m.me/900?ref=w7_session1_i0',
      });
    },
  );
  it('A-79 A-32 in link mode our button leads to the messenger; a code appears only on a desktop', () => {
    const url = 'https://m.me/900?ref=w7_session1_i0';
    expect(fb('button', {}, link)).toMatchObject({
      body: { kind: 'link', label: 'Send to Messenger', url, qr: url },
    });
    expect(fb('button', {}, { ...link, browser: { isMobile: true } })).toMatchObject({
      body: { qr: undefined },
    });
  });
  it('A-79 CHK-02 our own checkbox shows its link once it is ticked', () => {
    expect(fb('checkbox', {}, link)).toMatchObject({
      body: {
        kind: 'consent',
        isChecked: false,
        label: 'Yes, send me messages from Fern in Messenger',
        link: undefined,
      },
    });
    const ticked: Event = { type: 'instance.checked', id: 'i0', checked: true };
    const { state } = run(drawnFb('checkbox', {}, link), [ticked]);
    expect(viewInstance(state, 'i0')).toMatchObject({ body: { isChecked: true, link: { kind: 'link' } } });
  });
  it.each([
    ['s', 's'],
    ['xlarge', 'l'],
    ['large', 'm'],
    [undefined, 'm'],
  ])('CARD-07 the button size %s is drawn as %s', (buttonSize, size) => {
    expect(fb('button', { main: { buttonSize } }, link)).toMatchObject({ body: { size } });
  });
  it('SMS-08 on iOS the form is a link to the messages app', () => {
    expect(sms('modal', { smsButtonText: 'Go' }, { isIos: true, isMobile: true })).toMatchObject({
      card: { body: { kind: 'smsLink', buttonText: 'Go', url: '', isLoading: false } },
    });
    expect(sms('bar')).toMatchObject({ body: { kind: 'phone', buttonText: 'Subscribe' } });
  });
  it('LAY-04 DEF-05 after the opt-in: text, picture, and the link to the messenger', () => {
    const submitted = {
      title: 'Done',
      desc: 'Bye',
      mediaType: 'image',
      image: { img_big: '/a.png' },
      ctaText: 'See it',
    };
    const { state } = run(drawnFb('modal', { submitted }, { reason: 'Timeout' }), [
      { type: 'instance.submitAsked', id: 'i0' },
    ]);
    expect(viewInstance(state, 'i0')).toMatchObject({
      card: {
        body: {
          kind: 'submitted',
          title: 'Done',
          description: 'Bye',
          media: { url: '/a.png' },
          link: { label: 'See it', url: 'https://m.me/900?ref=w7_session1_i0' },
        },
      },
    });
  });
});

describe('viewOmnichat', () => {
  const of = (sections: Parameters<typeof bubbleOn>[0] = {}, facts: Event[] = []) =>
    viewInstance(run(bubbleOn(sections), facts).state, 'i0');
  it('OMNI-01 OMNI-02 OMNI-08 DEF-15 DEF-23 DEF-24 shows a bubble with its text and channels', () => {
    expect(of()).toMatchObject({
      layout: 'omnichat',
      bubbleColor: '#0084FF',
      isOpen: false,
      headline: 'How can we help you?',
      greeting: 'Talk to us on your favorite messaging app',
      channels: [
        { channel: 'messenger' },
        { channel: 'sms', url: undefined },
        { channel: 'whatsapp' },
        { channel: 'email' },
      ],
    });
    expect(of({}, [{ type: 'bubble.toggled', id: 'i0' }])).toMatchObject({ isOpen: true });
  });
  it('OMNI-11 OMNI-12 the SMS channel switches the panel to its form', () => {
    const facts: Event[] = [
      { type: 'bubble.toggled', id: 'i0' },
      { type: 'channel.chosen', id: 'i0', channel: 'sms' },
    ];
    expect(of({}, facts)).toMatchObject({
      sms: {
        text: 'By providing your cellphone number via text message using this service you agree to receive texts from us.',
        body: { kind: 'phone' },
      },
    });
  });
  it.each([
    [{}, [], '👋 Need a help? Just message us!'],
    [{ main: { popupMessageEnabled: false } }, [], undefined],
    [{ main: { popupMessageWhenDisplay: ['delay', 9] } }, [], undefined],
    [{}, [{ type: 'bubble.toggled', id: 'i0' }], undefined],
    [{}, [{ type: 'popover.closed', id: 'i0' }], undefined],
  ] as const)('OMNI-20 OMNI-21 DEF-25 the popover of %j after %j: %s', (sections, facts, popover) => {
    expect(of(sections, [...facts])).toMatchObject({ popover });
  });
  it('OMNI-27 it has separate colors', () => {
    const colors = {
      background: '#101010',
      greetingHeadline: '#fefefe',
      greetingText: '#dddddd',
      legalText: '#cccccc',
    };
    const state = bubbleOn({ ...({ appearance: { colors } } as object) });
    expect(viewInstance(state, 'i0')?.theme).toMatchObject({
      scheme: 'dark',
      background: '#101010',
      headline: '#fefefe',
      description: '#dddddd',
      legal: '#cccccc',
    });
  });
});
