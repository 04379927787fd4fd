import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/openTestApp';
import { readConsoleBuild } from '../readConsoleBuild';

function writeBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'beckon-console-'));
  mkdirSync(join(dir, 'assets'));
  for (const name of ['console-1', 'app-1', 'frame-1']) writeFileSync(join(dir, `assets/${name}.js`), '');
  const next = ['assets/app-1.js', 'assets/gone-1.js', '../outside.js'];
  const manifest = { script: 'assets/console-1.js', next, frames: { preact: 'assets/frame-1.js' } };
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  return dir;
}

describe('serveConsole', () => {
  it('OWN-01 OWN-08 serves one page for all addresses with a strict policy, and previews in their own origin', async () => {
    const { build, close } = await openTestApp();
    const app = await build({ console: readConsoleBuild(writeBuild(), 'preact') });
    const page = await app.inject('/console/widgets/5?panel=look');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('src="/console/assets/console-1.js"');
    expect(page.body.match(/modulepreload" href="[^"]*"/g)).toEqual([
      'modulepreload" href="/console/assets/app-1.js"',
    ]);
    const policy = String(page.headers['content-security-policy']);
    for (const rule of ["script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');

    const frame = await app.inject({ url: '/console/frame', headers: { host: 'beckon.test' } });
    expect(frame.body).toContain('src="/console/assets/frame-1.js"');
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect(frame.headers['content-security-policy']).not.toContain('allow-same-origin');

    const script = await app.inject('/console/assets/console-1.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/console/assets/missing.js')).statusCode).toBe(404);
    expect((await app.inject('/console')).headers['location']).toBe('/console/');
    await close();
  });
  it('OWN-20 an installation without a build has no console', async () => {
    expect(readConsoleBuild(mkdtempSync(join(tmpdir(), 'beckon-console-')), 'preact')).toBeUndefined();
    expect(readConsoleBuild(writeBuild(), 'react')).toBeUndefined();
    const { app, close } = await openTestApp();
    expect((await app.inject('/console/')).statusCode).toBe(404);
    await close();
  });
});
