import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertWidget } from '../../accounts/index';
import { buildCode } from '../buildCode';
import { accountId, type MessengerTest, openMessengerTest, pageId } from '../testing/openMessengerTest';

let test: MessengerTest;
beforeAll(async () => {
  test = await openMessengerTest();
  const widget = {
    widgetId: 5013,
    widgetType: 'messenger_code',
    channel: 'fb',
    name: 'Code',
    smsKeyword: '',
  };
  await insertWidget(test.sql, 1001, { ...widget, status: 'active', version: 1, data: {} });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: { host: 'b.example' } });

/** Reads our own kind of PNG: one bit per pixel, a palette of two. */
function parsePng(png: Buffer) {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  const part = (name: string) => chunks[name] as Buffer;
  const width = part('IHDR').readUInt32BE(0);
  const rowBytes = 1 + Math.ceil(width / 8);
  const rows = inflateSync(part('IDAT'));
  const isDark = (x: number, y: number) =>
    ((rows.readUInt8(y * rowBytes + 1 + Math.floor(x / 8)) >> (7 - (x % 8))) & 1) === 1;
  return {
    width,
    height: part('IHDR').readUInt32BE(4),
    palette: [...part('PLTE')],
    alpha: [...part('tRNS')],
    isDark,
  };
}

describe('links and codes', () => {
  const link = (ref: string) => `https://m.me/${pageId}?ref=${ref}`;
  it.each([
    ['/r/2002/7', link('w7')],
    ['/r/2002/11', link('summer')],
    ['/r/2002/7?payload=mail', link('w7--mail')],
    ['/r/2002/7?payload=a%20b%3C', link('w7--ab')],
    ['/r/1001/5013', 'http://b.example/sandbox/1001?ref=w5013'],
  ])('OWN-18 REF-05 %s leads to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  it.each([
    '/r/2002/404',
    '/r/4040/7',
    '/r/2002/9',
    '/r/2002/10',
    '/r/1001/5001',
    '/r/2002/x',
    '/r/2002/7?payload=a&payload=b',
    '/m/2002/9.png',
    '/m/2002/10.svg',
    '/m/2002/13.gif',
    '/m/2002/13',
  ])('OWN-18 %s leads nowhere', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Not found. Check the address.']);
  });
  it('OWN-18 ENT-19 draws the code as SVG, in its size and colors', async () => {
    const answer = await get('/m/2002/13.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.body).toMatch(/^<svg [^>]*width="320" height="320"/);
    expect(answer.body).toContain('fill="#ffeedd"');
    expect(answer.body).toContain('fill="#113355"');
  });
  it('OWN-18 ENT-19 draws the code as PNG: the exact squares of its link, in its size and colors', async () => {
    const answer = await get('/m/2002/13.png');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height, palette, alpha, isDark } = parsePng(answer.rawPayload);
    expect([width, height, palette, alpha]).toEqual([320, 320, [255, 238, 221, 17, 51, 85], [255, 255]]);
    const modules = buildCode(link('w13')) ?? [];
    const scale = Math.floor(320 / (modules.length + 8));
    const start = Math.floor((320 - modules.length * scale) / 2);
    const read = modules.map((row, y) => row.map((_, x) => isDark(start + x * scale, start + y * scale)));
    expect(read).toEqual(modules);
    expect([isDark(0, 0), isDark(319, 319)]).toEqual([false, false]);
  });
  it('DEF-26 OWN-18 a code without settings has the default size', async () => {
    expect(parsePng((await get('/m/1001/5013.png')).rawPayload).width).toBe(200);
    const bare = await get(`/m/${accountId}/7.svg?payload=x`);
    expect(bare.body).toContain('width="200"');
  });
});
