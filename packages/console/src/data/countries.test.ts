import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speakIn } from '../copy/testing/speakIn';

describe.each([
  ['en', 'Germany', 'Afghanistan', 'Zimbabwe'],
  ['es', 'Alemania', 'Afganistán', 'Zimbabue'],
] as const)('countries in %s', (language, german, first, last) => {
  let countries: typeof import('./countries').countries;
  beforeAll(async () => {
    vi.resetModules();
    await speakIn(language);
    ({ countries } = await import('./countries'));
  });
  afterAll(() => {
    vi.resetModules();
  });
  it('OWN-01 OWN-02 C-PHONE-04 have the names and the order of the language', () => {
    expect(countries.find(({ code }) => code === 'DE')?.name).toBe(german);
    expect([countries[0]?.name, countries.at(-1)?.name]).toEqual([first, last]);
  });
});
