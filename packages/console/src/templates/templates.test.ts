import { parseWidget } from '@beckon/contract';
import { isReadable } from '@beckon/widget/decisions';
import { describe, expect, it } from 'vitest';
import { en } from '../copy/en';
import { es } from '../copy/es';
import { sampleCodes } from './exampleWords';
import { goals } from './goals';
import { templates } from './templates';

const read = (id: string) => {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`no template ${id}`);
  const { type, channel, smsKeyword, data, name } = template;
  return parseWidget({ widget_id: '1', widget_type: type, channel, sms_keyword: smsKeyword, name, data });
};

describe('templates', () => {
  it('OWN-06 there are eight, each goal has some, and no two share an id', () => {
    expect(templates).toHaveLength(8);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(8);
    expect(new Set(templates.map(({ goal }) => goal))).toEqual(new Set(goals.map(({ id }) => id)));
  });
  it.each(templates.map(({ id }) => id))('OWN-10 pages accept %s without losing anything', (id) => {
    const parsed = read(id);
    expect(parsed).toMatchObject({ ok: true });
    const { data } = templates.find((one) => one.id === id) ?? {};
    expect(parsed.ok && parsed.widget.data).toMatchObject(data ?? {});
  });
  it.each(templates.map(({ id }) => id))('LAY-03 the text of %s is readable on its background', (id) => {
    const parsed = read(id);
    if (!parsed.ok) throw new Error('unread');
    const { main, appearance } = parsed.widget.data;
    const { colors } = main;
    const greeting = appearance?.colors;
    const pairs = [
      ...[colors.headline, colors.description, colors.smsHeadline, colors.smsDescription].map((ink) => [
        ink,
        colors.background,
      ]),
      ...(parsed.widget.channel === 'sms' ? [[colors.smsLegalText, colors.background]] : []),
      [colors.buttonText, colors.buttonBackground],
      ...[greeting?.greetingHeadline, greeting?.greetingText, greeting?.legalText].map((ink) => [
        ink,
        greeting?.background,
      ]),
    ].slice(0, parsed.widget.channel === 'omni' ? undefined : 6);
    for (const [ink, ground] of pairs) {
      if (parsed.widget.channel === 'omni' && ink === colors.buttonText) continue;
      expect([ink, ground, isReadable(ink, ground)]).toEqual([ink, ground, true]);
    }
  });
});

describe('messages of templates that are sent as text messages', () => {
  /** The characters of GSM 7-bit that templates may use; any other makes a segment hold 70 instead of 160. */
  const plain = /^[\w @$!"#%&'()*+,\-./:;<=>?¡¿éñüäöàèìòùÇØøÅåÆæßÉÄÖÑÜ]{1,160}$/;
  const languages = [
    ['en', en],
    ['es', es],
  ] as const;
  it.each(languages)('SMS-01 in %s take one segment each', (language, { templates: texts }) => {
    const { welcomeOffer, announcementBar, newsletter, backInStock } = texts;
    const sent = [welcomeOffer, announcementBar, newsletter, backInStock].map(
      ({ message }) =>
        `Corner Shop: ${message.replace('{code}', sampleCodes[language])} Reply STOP to cancel.`,
    );
    expect(sent.filter((message) => !plain.test(message))).toEqual([]);
  });
});
