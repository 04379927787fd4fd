import { afterEach, describe, expect, it, vi } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { type LanguageModule, loadLanguages } from './loadLanguages';

const learn = vi.fn<LanguageModule['learn']>((widgets) => ({ widgets, caption() {} }));
const fetched = vi.fn(async (_url: string) => ({ learn }));

afterEach(() => {
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  fetched.mockClear();
});

function load({ page = '', browser = 'en-US', own = '', account = {} as Record<string, unknown> } = {}) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  document.documentElement.lang = page;
  const config = opening({
    widgets: [smsModal({}, own ? { setup: { language: own } } : {}, 5), smsModal({}, {}, 6)],
    account,
  });
  return loadLanguages({ page: window, origin: 'https://beckon.example', config }, fetched);
}

describe('loadLanguages', () => {
  it.each([
    ['an English page', { page: 'en-GB', browser: 'de' }],
    ['an English browser, where the page names no language', { browser: 'en-US' }],
    ['an English browser, where nobody speaks the page’s language', { page: 'sv', browser: 'en-US' }],
    ['languages that nobody speaks', { page: 'sv', browser: 'fi' }],
    ['an English widget on an English page', { page: 'en', own: 'en' }],
  ])('LOAD-26 loads nothing for %s', (_, given) => {
    expect(load(given)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['the page’s language before the browser’s', { page: 'de-CH', browser: 'fr' }, 'de', 'de'],
    ['the browser’s where the page names none', { browser: 'pt-PT' }, 'pt', 'pt'],
    ['a widget’s own besides the page’s', { page: 'de', browser: 'fr', own: 'pt-BR' }, 'de,pt', 'de'],
    ['a widget’s own on an English page', { page: 'en', own: 'ja' }, 'ja', 'en'],
    ['English texts that the owner changed', { page: 'en', account: { own_english: true } }, 'en', 'en'],
  ])('loads %s', async (_, given, languages, around) => {
    expect((await load(given))?.widgets).toHaveLength(2);
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect([fetched.mock.calls.length, url.searchParams.get('languages')]).toEqual([1, languages]);
    expect(learn.mock.calls.at(-1)?.[1]).toBe(around);
  });

  it('NET-01 asks the server that the runtime came from, and no one else', async () => {
    await load({ page: 'de', account: { host: 'https://elsewhere.example' } });
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.origin + url.pathname).toBe('https://beckon.example/widget/texts');
    expect(url.searchParams.get('page_id')).toBe('1001');
  });
});
