import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBackend } from './buildBackend';
import { buildRef } from './buildRef';
import { matchesUrl } from './matchesUrl';
import { parsePhoneAnswer } from './parsePhoneAnswer';

describe('matchesUrl', () => {
  const url = 'https://www.Shop.example:8080/Plants/fern/?color=green#care';
  it.each([
    ['shop.example/Plants/fern', true],
    ['SHOP.example/Plants/fern', true],
    ['shop.example/plants/fern', false],
    ['https://shop.example/Plants/fern', true],
    ['http://shop.example/Plants/fern', false],
    ['www.shop.example/Plants/fern', true],
    ['shop.example:8080/Plants/fern', true],
    ['shop.example:9090/Plants/fern', false],
    ['shop.example/Plants/fern/', true],
    ['/Plants/fern', true],
    ['/Plants', false],
    ['/Plants/*', true],
    ['*', true],
    ['*.example/*', true],
    ['shop.example/*', true],
    ['other.example/*', false],
    ['/Plants/fern?color=green', true],
    ['/Plants/fern?color=red', false],
    ['/Plants/fern#care', true],
    ['/Plants/fern#water', false],
    ['', false],
    ['  ', false],
    ['(a+)+$', false],
  ])('DISP-16 DISP-17 A-24 A-85 "%s" → %s', (pattern, matches) => {
    expect(matchesUrl(pattern, url)).toBe(matches);
  });
  it.each([
    ['shop.example', true],
    ['shop.example/', true],
    ['/', true],
    ['/*', true],
    ['*', true],
    ['shop.example/*', true],
    ['/a', false],
  ])('DISP-16 DISP-17 A-24 the root of a site matches "%s": %s', (pattern, matches) => {
    for (const root of ['https://shop.example/', 'https://shop.example'])
      expect(matchesUrl(pattern, root)).toBe(matches);
  });
  it('DISP-16 A-24 any pattern full of stars finishes', () => {
    const text = `https://shop.example/${'a'.repeat(2000)}`;
    const steps = fc.array(fc.constantFrom('a', '*', 'b'), { maxLength: 200 });
    fc.assert(fc.property(steps, (parts) => typeof matchesUrl(`/${parts.join('')}`, text) === 'boolean'));
    expect(matchesUrl(`/${'a*'.repeat(500)}b`, text)).toBe(false);
  });
});

describe('buildBackend', () => {
  const given = {
    configured: '',
    scriptOrigin: 'https://cdn.example',
    override: undefined,
    pageProtocol: 'https:',
  };
  it.each([
    ['', undefined, 'https://cdn.example', 'https://cdn.example'],
    ['api.example', undefined, 'https://api.example', 'https://api.example'],
    ['//api.example/', undefined, 'https://api.example', 'https://api.example'],
    ['http://api.example', undefined, 'http://api.example', 'http://api.example'],
    ['localhost:3000', undefined, 'https://localhost:3000', 'https://localhost:3000'],
    ['api.example', '/v2/', 'https://api.example', 'https://api.example/v2'],
    ['api.example', 'https://api.example/v3', 'https://api.example', 'https://api.example/v3'],
    ['api.example', 'https://evil.test', 'https://api.example', 'https://api.example'],
    ['api.example', 'https://api.example.evil.test', 'https://api.example', 'https://api.example'],
    ['api.example', '//evil.test', 'https://api.example', 'https://api.example'],
  ])('BOOT-08 A-08 A-84 host "%s", override %s', (configured, override, host, backend) => {
    expect(buildBackend({ ...given, configured, override })).toEqual({ host, backend });
  });
  it('A-84 on loopback the page decides the scheme', () => {
    const { host } = buildBackend({ ...given, configured: '127.0.0.1:3000', pageProtocol: 'http:' });
    expect(host).toBe('http://127.0.0.1:3000');
  });
});

describe('other writing functions', () => {
  it('REF-02 A-58 a ref names widget, session and instance, in that order', () => {
    expect(buildRef({ widgetId: '5', sessionId: 's', instanceId: 'i' })).toBe('w5_s_i');
  });
  it.each([
    [
      { state: true, errors: [] },
      { state: true, errors: [] },
    ],
    [
      { state: false, errors: ['a', 7, 'b'] },
      { state: false, errors: ['a', 'b'] },
    ],
    [{ state: 'true' }, { state: false, errors: [] }],
    [
      { state: true, errors: [], submitted: { title: 'a', desc: 'b' } },
      { state: true, errors: [], submitted: { title: 'a', desc: 'b' } },
    ],
    [null, { state: false, errors: [] }],
    ['x', { state: false, errors: [] }],
  ])('NET-03 the answer %j is read as %j', (raw, answer) => expect(parsePhoneAnswer(raw)).toEqual(answer));
});
