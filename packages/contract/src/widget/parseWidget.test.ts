import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lists } from '../index';
import { parseWidget } from './parseWidget';
import type { Widget } from './Widget';

const channelOf = (type: string): string => (type === 'omnichat' ? 'omni' : 'fb');
function read(type: string, data: Record<string, unknown> = {}, channel = channelOf(type)): Widget {
  const parsed = parseWidget({ widget_id: 1, widget_type: type, channel, data });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.widget;
}
function refused(raw: unknown): string {
  const parsed = parseWidget(raw);
  return !parsed.ok && 'error' in parsed ? parsed.error : 'accepted';
}

describe('parseWidget: the entity', () => {
  it('ENT-01 A-12 reads id and type under either name, ids as text', () => {
    for (const raw of [
      { widget_id: 7, widget_type: 'bar' },
      { id: '7', type: 'bar' },
    ]) {
      const parsed = parseWidget({ ...raw, name: 'Sale', sms_keyword: 'JOIN' });
      expect(parsed).toMatchObject({
        ok: true,
        widget: { widget_id: '7', widget_type: 'bar', name: 'Sale', sms_keyword: 'JOIN', channel: 'fb' },
      });
    }
    expect(parseWidget({ id: 1, widget_id: 2, type: 'box', widget_type: 'bar' })).toMatchObject({
      widget: { widget_id: '2', widget_type: 'bar' },
    });
  });
  it.each(lists.runtimeTypes)('ENT-02 the type %s is known', (type) => {
    expect(read(type).widget_type).toBe(type);
  });
  it.each(lists.otherKinds)('ENT-03 the kind %s is known by name and not drawn', (kind) => {
    expect(parseWidget({ widget_id: 1, widget_type: kind })).toEqual({ ok: false, widgetId: '1', kind });
  });
  it('ENT-04 a missing channel means fb, an unknown one is rejected', () => {
    expect(parseWidget({ widget_id: 1, widget_type: 'bar' })).toMatchObject({ widget: { channel: 'fb' } });
    expect(refused({ widget_id: 1, widget_type: 'bar', channel: 'fax' })).toContain('channel must be one of');
  });
  it('ENT-05 ERR-10 A-14 the table of types and channels', () => {
    const supported: Record<string, string> = {
      fb: 'bar slide_in modal page_takeover button box landing customer_chat checkbox',
      sms: 'bar slide_in modal page_takeover box landing',
      omni: 'omnichat',
    };
    for (const channel of lists.channels) {
      for (const type of lists.runtimeTypes) {
        const ok = supported[channel]?.split(' ').includes(type);
        const answer = refused({ widget_id: 1, widget_type: type, channel });
        expect(answer, `${type} ${channel}`).toBe(
          ok ? 'accepted' : `unsupported widget: type ${type} cannot use channel ${channel}`,
        );
      }
    }
  });
  it('ENT-06 BOOT-14 whole sections may be missing', () => {
    const { data } = read('modal');
    expect(Object.keys(data)).toEqual(['main', 'submitted', 'actions', 'setup']);
    const more = ['channels', 'appearance'];
    expect(Object.keys(read('omnichat').data)).toEqual([...Object.keys(data), ...more]);
  });
});

describe('parseWidget: fields keep what the owner gave', () => {
  const given = {
    main: {
      title: 'T',
      desc: 'D',
      showDescription: false,
      ctaText: 'C',
      optInButtonText: 'O',
      smsButtonText: 'S',
      buttonType: 'checkbox',
      buttonSize: 'xlarge',
      buttonBackground: '#111111',
      skin: 'dark',
      checkboxPosition: 'side',
      imagePlacement: 'left',
      width: { unit: '%', value: 80 },
      fitContainer: true,
      opacity: 20,
      slideInPlacement: 'lt',
      barPlacement: 'bottom',
      allowHide: false,
      pushPage: true,
      stickWithScroll: false,
      pageTemplate: 'mediaBackground',
      mediaType: 'gif',
      image: { img_big: '/a.png', gif: '/a.gif' },
      videoLink: 'youtu.be/x',
      videoPlacement: 'bottom',
      overlay: { enabled: true, overlayColor: '#000000' },
      backgroundImage: { img_big: '/b.png' },
      whenDisplay: ['delay', 5],
      showAgain: ['hours', 2],
      showAgainIfClosed: ['never', null],
      popupMessageWhenDisplay: ['scroll', 10],
      popupMessageEnabled: false,
      popupMessageText: 'Hi',
      chatBubble: '#123456',
      colors: {
        background: '#010101',
        backgroundCheckbox: '#020202',
        headline: '#030303',
        description: '#040404',
        button: '#050505',
        buttonBackground: '#060606',
        buttonText: '#070707',
        smsHeadline: '#080808',
        smsDescription: '#090909',
        smsLegalText: '#0a0a0a',
      },
    },
    submitted: {
      title: 'ST',
      desc: 'SD',
      ctaText: 'SC',
      action: 'redirect',
      redirect: true,
      redirectUrl: '/thanks',
      redirectTarget: 'new',
      mediaType: 'image',
      image: { img_big: '/c.png' },
    },
    actions: { sequence: '9', opt_in_text: 'Join', opt_in_keywords: ['YES'] },
    setup: {
      urlBlacklist: ['/a'],
      urlWhitelist: ['/b'],
      hideOnMobile: 'mobile',
      ref_payload_field_id: '3',
      pixelId: '4',
      ref: 'r',
      desktopFirstSeen: ['opened', 1],
      mobileFirstSeen: ['delay', 2],
      minimized: 'hidden',
      dialogDelay: 3,
      colors: { theme: '#ffffff' },
      loggedInGreeting: 'in',
      loggedOutGreeting: 'out',
      buttonSize: 'standard',
      skin: 'dark',
      pluginAlign: 'center',
    },
    channels: {
      enable_facebook: true,
      enable_whatsapp: true,
      enable_sms: true,
      enable_email: true,
      email_to: 'a@b.c',
      whatsapp_code: 'DE',
      whatsapp_number: '170',
      whatsapp_id: '49170',
      whatsapp_prefill: 'hey',
    },
    appearance: {
      greeting_headline: 'GH',
      greeting_text: 'GT',
      colors: { background: '#1', greetingHeadline: '#222', greetingText: '#333', legalText: '#444' },
    },
  };
  given.appearance.colors.background = '#111';

  it('ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 ENT-18 section main', () => {
    expect(read('modal', given).data.main).toMatchObject(given.main);
  });
  it('ENT-13 section submitted', () => {
    expect(read('modal', given).data.submitted).toMatchObject(given.submitted);
  });
  it('ENT-14 section actions', () => {
    expect(read('modal', given).data.actions).toEqual(given.actions);
  });
  it('ENT-15 section setup', () => {
    expect(read('modal', given).data.setup).toEqual(given.setup);
  });
  it('ENT-16 ENT-17 sections channels and appearance', () => {
    const { channels, appearance } = read('omnichat', given).data;
    expect(channels).toEqual(given.channels);
    expect(appearance).toEqual(given.appearance);
  });
  it('DEF-28 an empty text, 0 and false are kept; null counts as missing', () => {
    const { main, submitted } = read('modal', {
      main: { ctaText: '', opacity: 0, showDescription: false, optInButtonText: null },
      submitted: { title: '' },
    }).data;
    expect(main).toMatchObject({
      ctaText: '',
      opacity: 0,
      showDescription: false,
      optInButtonText: 'Send me Insights',
    });
    expect(submitted.title).toBe('');
  });
  it.each([
    ['slideInPlacement', ['lt', 'lm', 'lb', 'rt', 'rm', 'rb'], 'rb'],
    ['barPlacement', ['top', 'bottom'], 'top'],
    ['skin', ['light', 'dark'], 'light'],
  ])('CONST-03 CONST-04 DEF-28 %s can be %j; anything else becomes %s', (name, words, usual) => {
    const kept = [...words, 'middle', ''].map(
      (word) => Object(read('modal', { main: { [name]: word } }).data.main)[name],
    );
    expect(kept).toEqual([...words, usual, usual]);
  });
  it.each([
    [-1, 0],
    [101, 100],
    [1e9, 100],
    [100, 100],
  ])('DEF-28 keeps an opacity of %d between its limits: %d', (opacity, kept) => {
    expect(read('modal', { main: { opacity } }).data.main).toMatchObject({ opacity: kept });
  });
});

describe('parseWidget: bad input', () => {
  it.each([
    ['no object', null, /widget_id must be/],
    ['no id', { widget_type: 'bar' }, /widget_id must be/],
    ['an id of markup', { widget_id: '<b>', widget_type: 'bar' }, /widget_id must be/],
    ['an unknown type', { widget_id: 1, widget_type: 'banner' }, /widget_type must be one of/],
    ['data as text', { widget_id: 1, widget_type: 'bar', data: 'x' }, /data must be an object/],
    ['a section as list', { widget_id: 1, widget_type: 'bar', data: { main: 5 } }, /main must be an object/],
    [
      'a broken pair',
      { widget_id: 1, widget_type: 'bar', data: { main: { whenDisplay: 'soon' } } },
      /main\.whenDisplay must be a pair/,
    ],
    [
      'a width of nothing',
      { widget_id: 1, widget_type: 'box', data: { main: { width: ['px', 0] } } },
      /main\.width must be a unit/,
    ],
    [
      'a text of a megabyte',
      { widget_id: 1, widget_type: 'bar', data: { main: { title: 'x'.repeat(1e6) } } },
      /main\.title must be text/,
    ],
  ])('BOOT-13 %s is rejected with its path', (_, raw, reason) => {
    expect(refused(raw)).toMatch(reason);
  });
  it('BOOT-13 returns a result for any input', () => {
    const answers = (raw: unknown): boolean => typeof parseWidget(raw).ok === 'boolean';
    fc.assert(fc.property(fc.anything(), answers));
    const names = fc.constantFrom('main', 'setup', 'submitted', 'actions');
    const data = fc.dictionary(names, fc.dictionary(fc.string(), fc.anything()));
    fc.assert(fc.property(data, (raw) => answers({ widget_id: 1, widget_type: 'bar', data: raw })));
  });
  it('BOOT-13 an id nested thousands deep is rejected like any other', () => {
    let id: unknown = 1;
    for (let depth = 0; depth < 20_000; depth += 1) id = [id];
    expect(parseWidget({ widget_id: id, widget_type: 'bar' })).toMatchObject({
      ok: false,
      widgetId: '(without id)',
    });
  });
  it('BOOT-13 B14 hostile names reach no prototype', () => {
    const raw = JSON.parse(
      '{"widget_id":1,"widget_type":"bar","data":{"main":{"__proto__":{"title":"evil"},"constructor":{"x":1}}}}',
    );
    expect(parseWidget(raw)).toMatchObject({ widget: { data: { main: { title: '' } } } });
    expect(({} as { title?: string }).title).toBeUndefined();
  });
});
