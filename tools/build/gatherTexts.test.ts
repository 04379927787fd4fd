import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { gatherLongTexts } from './gatherTexts';

const long = (letter: string): string => letter.repeat(200);
const gather = (code: string): string => gatherLongTexts(code, parseAst);
const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('long texts of a file', () => {
  it('LOAD-26 go to its end and stay the same, also for code that runs before', async () => {
    const code = `export const all = [list(), "${long('d')}", \`${long('e')}\`];
      function list() { return ["${long('a')}", '${long('b')}', { "${long('k')}": "${long('c')}" }]; }`;
    const gathered = gather(code);
    expect(gathered.indexOf(long('a'))).toBeGreaterThan(gathered.indexOf('function list'));
    expect((await load(gathered)).all).toEqual((await load(code)).all);
  });
  it('LOAD-26 stay where no expression may be, and where there are few', () => {
    const tagged = `String.raw\`${long('a')}\`; import "${long('b')}"; export * from "${long('c')}"; ({ "${long('d')}": 1 });`;
    expect(gather(tagged)).toBe(tagged);
    const few = `console.log("${long('a')}", "${long('b')}", "${long('c')}");`;
    expect(gather(few)).toBe(few);
  });
});
