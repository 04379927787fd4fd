import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speakIn } from '../copy/testing/speakIn';

const short = {
  path: 'password',
  message: 'must have at least 10 characters',
  reason: 'least_characters',
  values: { n: 10 },
};
const rejected = { error: 'password must have at least 10 characters.', code: 'invalid', fields: [short] };
const taken = { error: 'This address is taken. Choose another one.', code: 'conflict', reason: 'slug_taken' };

describe.each([
  ['en', short.message, taken.error],
  ['es', 'debe tener al menos 10 caracteres', 'Esta dirección ya está en uso. Elige otra.'],
] as const)('translateProblems in %s', (language, message, error) => {
  let translate: typeof import('./translateProblems').translateProblems;
  beforeAll(async () => {
    vi.resetModules();
    await speakIn(language);
    ({ translateProblems: translate } = await import('./translateProblems'));
  });
  afterAll(() => {
    vi.resetModules();
  });

  it('OWN-10 OWN-23 says what is wrong with a field, and with a request', async () => {
    expect((await translate(rejected)).fields).toEqual([{ ...short, message }]);
    expect(await translate(taken)).toEqual({ ...taken, error });
  });
  it('OWN-10 says what pages would ignore in a widget that was saved', async () => {
    const widget = { widgetId: 1, warnings: [short] };
    expect(await translate(widget)).toEqual({ widgetId: 1, warnings: [{ ...short, message }] });
  });
  it('OWN-23 keeps the sentence of the server if it has no reason that we know', async () => {
    const unknown = {
      error: 'No.',
      code: 'odd',
      reason: 'constructor',
      fields: [{ path: 'x', message: 'is odd' }],
    };
    expect(await translate(unknown)).toEqual(unknown);
  });
  it('returns any other answer as it is', async () => {
    const answers = [undefined, { name: 'x', warnings: [] }, ['x']];
    for (const answer of answers) expect(await translate(answer)).toBe(answer);
  });
});
