import { limits, type RuntimeType } from '@beckon/contract';
import { en } from '@beckon/contract/languages/en';
import { english } from '@beckon/contract/languages/english';
import { translatedFields } from '@beckon/contract/languages/translatedFields';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { fieldsFor } from '../fields/fieldsFor';
import { writePath } from '../fields/valueAtPath';
import { valuesOf } from '../fields/valuesOf';
import { canConfirm, confirmedLegal, draftLegal, hasOwnPart } from './draftLegal';
import { languagePath, parseTranslationPath } from './languagePath';
import { listOwnRows } from './listOwnRows';
import { listTextGroups, textParts } from './listTextGroups';
import { parseLanguageSetting, parseOwnTexts, writtenLanguages } from './parseOwnTexts';
import { stateOf } from './stateOf';

const rowsOf = (type: RuntimeType, channel: Draft['channel'], data: Draft['data']) => {
  const draft: Draft = { channel, smsKeyword: '', data };
  const fields = fieldsFor(type, channel, 'link');
  return listOwnRows({ fields, values: valuesOf(type, draft), draft });
};
const placesOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map(({ place }) => place);
const german = { fields: { 'main.title': 'Hallo' }, texts: { close: 'Zu' } };

describe('parseOwnTexts', () => {
  it('OWN-07 reads the texts of a language and ignores anything unreadable', () => {
    const data = { languages: { de: german, fr: { fields: { 'main.unheard': 'x' } }, it: 7 } };
    expect(parseOwnTexts({ data }, 'de')).toEqual(german);
    expect(parseOwnTexts({ data }, 'fr')).toBeUndefined();
    expect(parseOwnTexts({ data }, 'es')).toBeUndefined();
    expect(writtenLanguages({ data })).toEqual(['de']);
  });
  it.each([
    ['de', 'de'],
    ['xx', undefined],
    [undefined, undefined],
  ])('OWN-07 the setting %j is %j', (language, is) =>
    expect(parseLanguageSetting({ data: { setup: { language } } })).toBe(is),
  );
});

describe('listOwnRows', () => {
  it('OWN-07 has the texts that this widget shows, by their labels', () => {
    const data = { main: { title: 'Hello', desc: 'News' }, submitted: { title: ' ' } };
    expect(rowsOf('modal', 'sms', data)).toEqual([
      { place: 'main.title', label: 'Headline', original: 'Hello', builtIn: undefined, isLong: false },
      { place: 'main.desc', label: 'Text', original: 'News', builtIn: undefined, isLong: true },
      expect.objectContaining({ place: 'main.smsButtonText', original: 'Subscribe', builtIn: 'subscribe' }),
      expect.objectContaining({ place: 'submitted.desc', builtIn: 'submittedText' }),
    ]);
  });
  it.each([
    ['modal', 'sms', { main: { showDescription: false, desc: 'News' } }, 'main.desc', false],
    ['modal', 'fb', {}, 'main.ctaText', true],
    ['modal', 'fb', {}, 'main.smsButtonText', false],
    ['modal', 'sms', { submitted: { action: 'redirect', title: 'Thanks' } }, 'submitted.title', false],
    ['bar', 'sms', { main: { title: 'Hello' } }, 'main.title', true],
    ['customer_chat', 'fb', { setup: { loggedInGreeting: 'Hi' } }, 'setup.loggedInGreeting', true],
    ['omnichat', 'omni', {}, 'appearance.greeting_text', true],
  ] as const)('OWN-07 of a %s on %s with %j, %s can be translated: %s', (type, channel, data, place, is) =>
    expect(placesOf(type, channel, data).includes(place)).toBe(is),
  );
  it('DEF-01 OWN-07 shows the words of the default button, not its code', () => {
    const [button] = rowsOf('modal', 'fb', {}).filter(({ place }) => place === 'main.ctaText');
    expect(button).toMatchObject({ original: english.sendToMessenger, builtIn: 'sendToMessenger' });
  });
});

describe('listTextGroups', () => {
  const of = (given: Partial<Parameters<typeof listTextGroups>[0]>) =>
    listTextGroups({ type: 'modal', channel: 'sms', asksPhone: true, isNamed: true, ...given });

  it('OWN-07 every built-in text has a place, or a reason to have none', () => {
    const fields = Object.values(translatedFields).filter((name) => name !== undefined);
    const known = [
      ...textParts.flatMap(({ names }) => names),
      ...new Set([...fields, 'sendToMessenger']),
      // They belong to the legal text, or to a page without a widget.
      ...['terms', 'privacy', 'turnOnJavaScript', 'pageNotFound', 'pageNotFoundText'],
    ];
    expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([]);
    expect([...known].sort()).toEqual(Object.keys(english).sort());
  });
  it.each([
    [{}, ['phone', 'after', 'around']],
    [{ channel: 'fb', asksPhone: false }, ['messenger', 'around']],
    [{ type: 'button', channel: 'fb', asksPhone: false }, ['after', 'messenger', 'around']],
    [{ type: 'omnichat', channel: 'omni' }, ['phone', 'after', 'omnichat', 'around']],
    [{ type: 'omnichat', channel: 'omni', asksPhone: false }, ['omnichat', 'around']],
  ] as const)('OWN-07 for %j has the groups %j', (given, groups) =>
    expect(of(given).map(({ group }) => group)).toEqual(groups),
  );
  it.each([true, false])(
    'CHK-02 OWN-07 has one consent for Messenger; the account has a name: %s',
    (isNamed) => {
      const names = of({ channel: 'fb', asksPhone: false, isNamed }).flatMap((one) => one.names);
      const has = (name: (typeof names)[number]) => names.includes(name);
      expect([has('messengerConsent'), has('messengerConsentNameless')]).toEqual([isNamed, !isNamed]);
    },
  );
});

describe('stateOf', () => {
  const rows = rowsOf('modal', 'sms', {
    main: { title: 'Hello', desc: 'News' },
    submitted: { title: 'Yes' },
  });
  const ask = (given: Partial<Parameters<typeof stateOf>[0]>) =>
    stateOf({ language: 'de', own: undefined, rows, law: 'us', asksPhone: true, isSet: false, ...given });
  const legal = (law: 'us' | 'eu') => ({ fields: {}, texts: {}, legal: { text: 'Ja. STOP', law } });

  it.each([
    [undefined, { kind: 'builtIn' }],
    [{ fields: {}, texts: {} }, { kind: 'builtIn' }],
    [
      { fields: {}, texts: { close: 'Zu' } },
      { kind: 'replaced', n: 1 },
    ],
    // The button and the text after the opt-in come translated.
    [german, { kind: 'translated', done: 3, all: 5 }],
  ])('OWN-07 tells how far %j is translated', (own, texts) => expect(ask({ own }).texts).toEqual(texts));
  it.each([
    [{}, 'open'],
    [{ own: german }, 'due'],
    [{ isSet: true }, 'due'],
    [{ own: legal('us') }, 'confirmed'],
    [{ own: legal('eu') }, 'due'],
    [{ own: { ...german, ...legal('eu'), fields: german.fields } }, 'due'],
    [{ own: legal('eu'), law: 'eu' }, 'confirmed'],
    [{ own: { ...legal('us'), legalDraft: 'Neu.' } }, 'due'],
    [{ asksPhone: false, own: german }, 'none'],
    [{ language: 'en', own: german }, 'none'],
  ] as const)('SMS-11 A-45 the legal text of %j is %s', (given, is) => expect(ask(given).legal).toBe(is));
});

describe('draftLegal', () => {
  const draftOf = (legalText?: string) => ({ data: legalText === undefined ? {} : { main: { legalText } } });
  const { us, usNameless, eu, euNameless } = en.legal;

  it.each([
    [{ pageName: 'Fern' }, undefined, us],
    [{ pageName: ' ' }, undefined, usNameless],
    [{ pageName: 'Fern', isEuAffected: true }, undefined, eu],
    [{ isEuAffected: true }, undefined, euNameless],
    [{ pageName: 'Fern', smsLegalExtra: 'Fern Ltd.' }, ' Weekly. ', `${us} Weekly. Fern Ltd.`],
    [{ pageName: 'Fern', smsLegalExtra: null, isEuAffected: true }, 'I agree.', 'I agree.'],
  ])('SMS-11 A-45 for %j with the text %j prepares %j', (account, own, text) =>
    expect(draftLegal(en.legal, account, draftOf(own))).toBe(text),
  );
  it.each([
    [{ smsLegalExtra: ' ' }, undefined, false],
    [{ smsLegalExtra: 'Fern Ltd.' }, undefined, true],
    [{}, 'Weekly.', true],
  ])('SMS-11 with %j and the text %j, owners have sentences to translate: %s', (account, own, is) =>
    expect(hasOwnPart(account, draftOf(own))).toBe(is),
  );
  it('SMS-11 A-45 a text that was confirmed for the other law isn’t confirmed', () => {
    const own = { fields: {}, texts: {}, legal: { text: 'Ja. STOP', law: 'us' } } as const;
    expect([confirmedLegal(own, 'us'), confirmedLegal(own, 'eu')]).toEqual(['Ja. STOP', undefined]);
  });
});

describe('canConfirm', () => {
  it.each([
    ['Antworten Sie mit STOP.', true],
    ['今すぐ登録。STOP と返信してください。', true],
    [' ', false],
    ['Ja, gern.', false],
  ])('SMS-11 A-45 %j can be confirmed: %s', (text, is) => expect(canConfirm(text)).toBe(is));
  it('OWN-10 a text that is too long can’t be confirmed', () => {
    expect(canConfirm(`STOP ${'x'.repeat(limits.textCharacters)}`)).toBe(false);
  });
});

describe('languagePath', () => {
  it('OWN-07 an emptied text goes, and its language with the last one', () => {
    const path = languagePath('de', 'fields', 'main.title');
    const draft = writePath({ data: { main: {} } }, path, 'Hallo');
    expect(draft['data']).toEqual({ main: {}, languages: { de: { fields: { 'main.title': 'Hallo' } } } });
    expect(writePath(draft, path, undefined)['data']).toEqual({ main: {} });
  });
  it.each([
    [
      languagePath('pt-BR', 'fields', 'main.title'),
      { language: 'pt-BR', part: 'fields', place: 'main.title' },
    ],
    ['data.languages.de.fields.main.title', { language: 'de', part: 'fields', place: 'main.title' }],
    [languagePath('de', 'legal'), { language: 'de', part: 'legal', place: '' }],
    ['data.languages.xx.legal', undefined],
    ['data.main.title', undefined],
  ])('OWN-10 %s leads to %j', (path, found) => expect(parseTranslationPath(path)).toEqual(found));
});
