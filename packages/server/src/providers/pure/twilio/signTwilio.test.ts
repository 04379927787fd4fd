import { describe, expect, it } from 'vitest';
import { signingTools } from '../../../sms/index';
import { isSignedByTwilio, signTwilio } from './signTwilio';

const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const pairs: [string, string][] = [
  ['CallSid', 'CA1234567890ABCDE'],
  ['Caller', '+14158675309'],
  ['Digits', '1234'],
  ['From', '+14158675309'],
  ['To', '+18005551212'],
];
const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

describe('signTwilio', () => {
  it('OWN-13 C21 creates the signature of the published example', () => {
    expect(signTwilio('12345', { url, pairs }, signingTools.hmac)).toBe(signature);
  });

  it.each([
    ['as it is', {}, true],
    ['with its fields in another order', { pairs: [...pairs].reverse() }, true],
    ['with a pair twice', { pairs: [...pairs, ['Digits', '1234'] as [string, string]] }, true],
    ['with its port named', { url: url.replace('.com/', '.com:443/') }, true],
    ['with another port', { url: url.replace('.com/', '.com:8443/') }, true],
    ['over http', { url: url.replace('https', 'http') }, false],
    ['for another host', { url: url.replace('mycompany', 'evil') }, false],
    ['for another path', { url: url.replace('myapp', 'other') }, false],
    ['for another query', { url: url.replace('bar=2', 'bar=3') }, false],
    ['without its query', { url: url.replace(/\?.*/, '') }, false],
    ['with a field more', { pairs: [...pairs, ['Body', 'x'] as [string, string]] }, false],
    ['with a field less', { pairs: pairs.slice(1) }, false],
    [
      'with a changed value',
      { pairs: pairs.map(([name, value]) => [name, `${value} `] as [string, string]) },
      false,
    ],
  ])('OWN-13 C21 accepts a form %s: %s', (_title, parts, isBelieved) => {
    expect(isSignedByTwilio('12345', { url, pairs, signature, ...parts }, signingTools)).toBe(isBelieved);
  });

  it.each([
    ['another token', '54321', signature],
    ['no signature', '12345', undefined],
    ['several', '12345', [signature]],
    ['an empty one', '12345', ''],
    ['a blank after it', '12345', `${signature} `],
    ['one in another case', '12345', signature.toLowerCase()],
  ])('OWN-13 C21 C25 rejects %s', (_title, token, given) => {
    expect(isSignedByTwilio(token, { url, pairs, signature: given }, signingTools)).toBe(false);
  });
});
