import { describe, expect, it } from 'vitest';
import { smsLegalText } from '../agreed/smsLegalNotice';
import { parseWidget } from '../widget/parseWidget';
import { allLanguages } from './allLanguages';
import { buildLanguageFile } from './buildLanguageFile';
import type { OwnTexts } from './Languages';
import { fillPageName, translateWidget } from './translateWidget';

const { texts: table } = allLanguages.de;
const legal = { text: 'Ich stimme zu. STOP genügt.', law: 'us' } as const;

function widgetOf(channel: string, main: object = {}, type = 'modal') {
  const read = parseWidget({
    widget_id: 5,
    widget_type: type,
    channel,
    data: { main, channels: { enable_sms: type === 'omnichat' } },
  });
  if (!read.ok) throw new Error('The widget can’t be read.');
  return read.widget;
}
const own = (given: Partial<OwnTexts> = {}): OwnTexts => ({ fields: {}, texts: {}, ...given });
const translate = (widget = widgetOf('fb'), given?: OwnTexts, more: object = {}) =>
  translateWidget(widget, {
    table,
    own: given,
    isEnglish: false,
    isEu: false,
    pageName: 'Fern & Fig',
    ...more,
  });

describe('the texts of a widget in another language', () => {
  it('DEF-01 DEF-05 built-in texts that the owner left are translated, and no others', () => {
    expect(translate(widgetOf('fb', { title: 'Hello' }))?.data).toEqual({
      main: {
        optInButtonText: table.optInButton,
        smsButtonText: table.subscribe,
        popupMessageText: table.omnichatPopover,
      },
      submitted: {
        title: table.submittedTitle,
        desc: table.submittedText,
        ctaText: table.viewInMessenger,
      },
    });
    expect(translate(widgetOf('fb', { optInButtonText: 'Go' }))?.data['main']).not.toHaveProperty(
      'optInButtonText',
    );
  });

  it('OWN-07 the owner’s own texts win, and an empty one doesn’t count', () => {
    const given = own({ fields: { 'main.title': 'Hallo', 'main.optInButtonText': '' } });
    expect(translate(widgetOf('fb', { title: 'Hello' }), given)?.data['main']).toMatchObject({
      title: 'Hallo',
      optInButtonText: table.optInButton,
    });
  });

  it('OWN-07 a replaced built-in text is found by its English one, with the name of the business', () => {
    const given = own({
      texts: { close: 'Weg', messengerConsent: 'Ja, {name} darf mir schreiben', back: '' },
    });
    expect(translate(widgetOf('fb'), given)?.texts).toEqual({
      Close: 'Weg',
      'Yes, send me messages from Fern & Fig in Messenger': 'Ja, Fern & Fig darf mir schreiben',
    });
  });

  it.each([
    ['a phone form', widgetOf('sms')],
    ['a bubble with one', widgetOf('omni', {}, 'omnichat')],
  ])(
    'SMS-11 A-45 %s speaks only where the owner confirmed the legal text, for the law that applies',
    (_, widget) => {
      expect(translate(widget)).toBeUndefined();
      expect(translate(widget, own())).toBeUndefined();
      expect(translate(widget, own({ legal }), { isEu: true })).toBeUndefined();
      expect(translate(widget, own({ legal }))?.legal).toEqual({
        text: legal.text,
        terms: table.terms,
        privacy: table.privacy,
      });
      expect(translate(widget, undefined, { isEnglish: true })).toMatchObject({ data: {} });
    },
  );

  it('SMS-11 OWN-02 a confirmed legal text follows the name of the business', () => {
    const named = own({ legal: { text: '{name} schreibt dir. STOP beendet das.', law: 'us' } });
    expect(translate(widgetOf('sms'), named)?.legal?.text).toBe('Fern & Fig schreibt dir. STOP beendet das.');
  });

  it('SMS-11 what is shown and stored is the confirmed text, with links in the same language', () => {
    const words = { text: legal.text, terms: 'AGB', privacy: 'Datenschutz' };
    const input = {
      pageName: 'F',
      own: 'More.',
      extra: 'Even more.',
      termsUrl: 'https://f.example/t',
      words,
    };
    expect(smsLegalText(input)).toBe(`${legal.text} AGB: https://f.example/t`);
  });
});

it('OWN-02 a name with a dollar sign stays as it is', () => {
  expect(fillPageName('From {name}.', 'Ca$$h & $&')).toBe('From Ca$$h & $&.');
});

describe('the file of a language', () => {
  const account = { page_name: 'Fern & Fig', is_eu_affected: false };
  const build = (language: 'de' | 'en', ownOf = (_id: string): OwnTexts | undefined => undefined) =>
    buildLanguageFile({
      account,
      widgets: [widgetOf('fb'), { ...widgetOf('sms'), widget_id: '6' }],
      language,
      builtIn: allLanguages[language],
      ownOf,
    });

  it('A-45 has the built-in texts, and only the widgets that speak the language', () => {
    const file = build('de');
    expect(Object.keys(file.widgets)).toEqual(['5']);
    expect(file.texts).not.toHaveProperty('Subscribe');
    expect(file.texts).not.toHaveProperty('Terms');
    expect(file.defaults).toMatchObject({ Subscribe: table.subscribe });
    expect(file.texts).toMatchObject({
      Close: table.close,
      'Yes, send me messages from Fern & Fig in Messenger': expect.stringContaining('Fern & Fig'),
    });
  });

  it('in English it has what the owner changed, for every widget', () => {
    const file = build('en', (id) => (id === '6' ? own({ texts: { phoneLabel: 'Mobile' } }) : undefined));
    expect(file).toEqual({
      texts: {},
      defaults: {},
      widgets: {
        5: { data: {}, texts: {} },
        6: { data: {}, texts: { 'Phone number': 'Mobile' } },
      },
    });
  });
});
