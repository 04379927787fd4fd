import { afterEach, describe, expect, it, vi } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { loadLanguages } from './loadLanguages';

const answer = { texts: { Close: 'Schließen' }, widgets: {} };
const fetched = vi.fn(async (_url: string | URL | Request) => new Response(JSON.stringify(answer)));

afterEach(() => {
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
});

function load({ page = '', browser = 'en-US', own = '', account = {} as object } = {}) {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  document.documentElement.lang = page;
  const config = opening({
    widgets: [smsModal({}, own ? { setup: { language: own } } : {}, 5), smsModal({}, {}, 6)],
    account: { host: 'https://beckon.example', ...account },
  });
  return loadLanguages({ page: window, origin: 'https://beckon.example', config });
}
const asked = () => fetched.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('language'));

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
    ['the page’s language before the browser’s', { page: 'de-CH', browser: 'fr' }, ['de']],
    ['the browser’s where the page names none', { browser: 'pt-PT' }, ['pt-BR']],
    ['a widget’s own before both', { page: 'de', browser: 'fr', own: 'ja' }, ['ja', 'de']],
    ['English texts that the owner changed', { page: 'en', account: { own_english: true } }, ['en']],
  ])('loads %s', async (_, given, languages) => {
    const speech = await load(given);
    expect(asked()).toEqual(languages);
    expect(speech?.widgets).toHaveLength(2);
  });

  it('NET-01 asks the account’s server, and no one else', async () => {
    await load({ page: 'de' });
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.origin + url.pathname).toBe('https://beckon.example/widget/texts');
    expect(url.searchParams.get('page_id')).toBe('1001');
  });
});
