import { en } from '@beckon/contract/languages/en';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { loadLanguage } from '../languages/loadLanguage';
import { previewOrder } from './previewOrder';

const view = { state: 'initial', scheme: 'light' } as const;
const german = { fields: { 'main.title': 'Hallo' }, texts: { close: 'Zumachen' } };
const draft = (languages?: object): Draft => ({
  channel: 'sms',
  smsKeyword: '',
  data: { main: { title: 'Hello' }, ...(languages && { languages }) },
});

describe('buildSpoken', () => {
  it('OWN-08 a preview speaks a language as pages do: the owner’s texts, then the built-in ones', async () => {
    const builtIn = await loadLanguage('de');
    const speech = { language: 'de', builtIn } as const;
    const { spoken } = previewOrder(
      { type: 'modal', draft: draft({ de: german }), account: { pageName: 'Fern' }, speech },
      view,
    ).order;
    expect(spoken?.language).toBe('de');
    expect(spoken?.file.texts['Close']).toBe(builtIn.texts.close);
    expect(spoken?.file.widgets['1']).toMatchObject({
      data: { main: { title: 'Hallo', smsButtonText: builtIn.texts.subscribe } },
      texts: { Close: 'Zumachen' },
    });
  });
  it.each([
    [undefined, en.legal.us.replaceAll('{name}', 'Fern')],
    [{ text: 'Ja. STOP', law: 'us' }, 'Ja. STOP'],
    [{ text: 'Ja. STOP', law: 'eu' }, en.legal.us.replaceAll('{name}', 'Fern')],
  ])('OWN-08 SMS-11 with the confirmed legal text %j it shows %j', (legal, text) => {
    const speech = { language: 'de', builtIn: en } as const;
    const languages = { de: { ...german, ...(legal && { legal }) } };
    const { spoken } = previewOrder(
      { type: 'modal', draft: draft(languages), account: { pageName: 'Fern' }, speech },
      view,
    ).order;
    expect(spoken?.file.widgets['1']?.legal?.text).toBe(text);
  });
  it('OWN-08 without a language it shows the texts as they are written', () => {
    const { order } = previewOrder({ type: 'modal', draft: draft({ de: german }), account: {} }, view);
    expect(order).not.toHaveProperty('spoken');
  });
});
