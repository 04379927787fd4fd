import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRedirect } from './parseRedirect';

describe('parseRedirect', () => {
  it.each([
    ['https://shop.example/x', 'https://shop.example/x'],
    ['  /thanks ', '/thanks'],
    ['/خانه/می\u200cخواهم', '/خانه/می\u200cخواهم'],
    ['#done', '#done'],
    ['HTTPS://shop.example/x', 'HTTPS://shop.example/x'],
    ['https://ann:secret@shop.example/x', 'https://ann:secret@shop.example/x'],
    ['http://[::1]:3000/x', 'http://[::1]:3000/x'],
    ['https://shop.example/?to=javascript%3Aalert(1)', 'https://shop.example/?to=javascript%3Aalert(1)'],
    ['shop.example:8080/x', '//shop.example:8080/x'],
    ['shop.example/x', '//shop.example/x'],
    ['shop.example?code=10%25', '//shop.example?code=10%25'],
    ['bücher.example', '//bücher.example'],
    ['//shop.example', '//shop.example'],
    ['httpfoo.com', 'httpfoo.com'],
    ['httpfoo.com:8080', '//httpfoo.com:8080'],
    ['/thank you', '/thank%20you'],
    ['#thank you', '#thank%20you'],
    ['https://shop.example/thank you?for=a > b', 'https://shop.example/thank%20you?for=a%20%3E%20b'],
    ['shop.example/<first name>', '//shop.example/%3Cfirst%20name%3E'],
    ['https://shop.example/a\u00a0b', 'https://shop.example/a%C2%A0b'],
    ['https://shop.example/?q="fern"|{a}^`', 'https://shop.example/?q="fern"|{a}^`'],
  ])('SUB-21 A-41 "%s" → %s', (url, address) => expect(parseRedirect(url)).toBe(address));

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript:1+alert(1)',
    'javascript:alert(1)@shop.example',
    'data:text/html,x',
    'mailto:a@b.c',
    'vbscript:x',
    'view-source:https://shop.example',
    'httpx://evil',
    'http:evil',
    'https:///evil.test',
    '///evil.test',
    '/\\evil.test',
    'https://shop.example\\@evil.test',
    'https://<b>',
    'https://shop .example/',
    '/\t/evil.test',
    'https://shop.example/a\nb',
  ])('SUB-21 A-41 "%s" is rejected', (url) => expect(parseRedirect(url)).toBeUndefined());

  it.each([
    'javascript%3Aalert(1)',
    'javascript%3aalert(1)',
    'javascript%253Aalert(1)',
    '%6aavascript:alert(1)',
    '%6Aavascript%3Aalert(1)',
    'java%0ascript:alert(1)',
    '%0ajavascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript\\x3aalert(1)',
    'javascript\\u003aalert(1)',
    'javascript\uff1aalert(1)',
    '//javascript%3Aalert(1)',
    'https://javascript%3Aalert(1)',
  ])('SUB-21 A-41 "%s" is rejected: an encoded scheme', (url) => expect(parseRedirect(url)).toBeUndefined());

  const scheme = 'javascript:';
  const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code));
  /** Spaces and invisible characters. */
  const unseen = [
    ...controls,
    ...'\u007f\u0085\u00a0\u00ad\u180e\u200b\u200d\u2028\u2029\u202e\u2060\u3000\ufeff',
  ];
  it('SUB-21 A-41 no control character, space or invisible character hides a scheme, wherever it is', () => {
    for (const mark of unseen)
      for (let at = 0; at <= scheme.length; at += 1) {
        const url = `${scheme.slice(0, at)}${mark}${scheme.slice(at)}alert(1)`;
        expect(parseRedirect(url), JSON.stringify(url)).toBeUndefined();
      }
  });

  it('SUB-21 A-41 B03 B04 any text: the browser is only ever sent to a web address', () => {
    const pieces = fc.constantFrom(
      ...unseen,
      scheme,
      'javascript',
      '%3A',
      ':',
      '/',
      '\\',
      '#',
      '@',
      'http',
      'x.example',
    );
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    const leadsToWeb = (url: string): boolean => {
      const address = parseRedirect(url);
      if (address === undefined || !URL.canParse(address, 'https://shop.example')) return true;
      return /^https?:$/.test(new URL(address, 'https://shop.example').protocol);
    };
    fc.assert(fc.property(written, leadsToWeb), { numRuns: 500 });
  });
});
