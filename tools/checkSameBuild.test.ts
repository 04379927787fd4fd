import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSameBuild } from './checkSameBuild';

const dir = mkdtempSync(join(tmpdir(), 'beckon-same-'));
const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
beforeEach(() => write('a.js', 'one'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('checkSameBuild', () => {
  it('C74 LOAD-27 accepts the same files twice', async () => {
    expect(await checkSameBuild(dir, async () => write('a.js', 'one'))).toEqual({
      ok: true,
      lines: ['1 files, identical'],
    });
  });

  it('C74 LOAD-27 does not count compressed files, which a second build keeps', async () => {
    for (const name of ['a.js.br', 'a.js.gz']) write(name, 'one');
    expect(await checkSameBuild(dir, async () => write('a.js.br', 'onE'))).toEqual({
      ok: true,
      lines: ['1 files, identical'],
    });
  });

  it('C74 LOAD-27 names a file that changed by a byte, and a new file', async () => {
    expect(await checkSameBuild(dir, async () => write('a.js', 'onE'))).toEqual({
      ok: false,
      lines: ['/a.js differs'],
    });
    expect(await checkSameBuild(dir, async () => write('b.js', ''))).toEqual({
      ok: false,
      lines: ['/b.js differs'],
    });
  });
});
