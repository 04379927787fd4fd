import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingTools } from '../../../sms/index';
import { isSignedByVonage, isVonageStale } from './isSignedByVonage';

const secret = 'signature-secret-0123456789-0123456789';
const body = '{"message_uuid":"aaaa-1","text":"Grüße"}';
const nowMs = Date.parse('2026-11-15T12:00:00Z');
const nowS = nowMs / 1000;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hash = createHash('sha256').update(body).digest('hex');
const claims = { iat: nowS, jti: 'one', iss: 'Vonage', payload_hash: hash, api_key: 'abcd1234' };

/** A token made without our code. */
function write(parts: object = {}, head: object = { alg: 'HS256', typ: 'JWT' }, key = secret): string {
  const content = `${encode(head)}.${encode({ ...claims, ...parts })}`;
  return `Bearer ${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}
const isBelieved = (authorization: unknown, given = body) =>
  isSignedByVonage(
    secret,
    { url: '', headers: { authorization }, body: given, pairs: [], nowMs },
    signingTools,
  );

describe('isVonageStale', () => {
  it.each([
    ['that is five minutes old', { iat: nowS - 300 }, false],
    ['of a clock that is ahead', { iat: nowS + 60 }, false],
    ['that is older', { iat: nowS - 301 }, true],
    ['from the future', { iat: nowS + 301 }, true],
    ['with a time as text', { iat: String(nowS) }, true],
  ])('OWN-13 C21 D11 a token %s is stale: %s', (_title, parts, expected) => {
    const call = { url: '', headers: { authorization: write(parts) }, body, pairs: [], nowMs };
    expect(isVonageStale(call, signingTools)).toBe(expected);
  });
});

describe('isSignedByVonage', () => {
  it.each([
    ['as it is', write(), true],
    ['with a scheme in lowercase', write().replace('Bearer', 'bearer'), true],
    ['with a hash in capitals', write({ payload_hash: hash.toUpperCase() }), true],
    ['that is five minutes old', write({ iat: nowS - 300 }), true],
    ['of a clock that is ahead', write({ iat: nowS + 60 }), true],
    ['that is older: its age counts later', write({ iat: nowS - 301 }), true],
    ['without a time', write({ iat: undefined }), false],
    ['with a time as text', write({ iat: String(nowS) }), false],
    ['without a hash', write({ payload_hash: undefined }), false],
    ['with another hash', write({ payload_hash: '0'.repeat(64) }), false],
    ['with an empty hash', write({ payload_hash: '' }), false],
    ['with another secret', write({}, { alg: 'HS256' }, 'another'), false],
    ['with an empty secret', write({}, { alg: 'HS256' }, ''), false],
    ['that calls itself unsigned', write({}, { alg: 'none' }), false],
    ['that calls itself RS256', write({}, { alg: 'RS256' }), false],
    ['with HS512', write({}, { alg: 'HS512' }), false],
    ['without an algorithm', write({}, {}), false],
  ])('OWN-13 C21 accepts a token %s: %s', (_title, token, expected) => {
    expect(isBelieved(token)).toBe(expected);
  });

  const [head = '', payload = '', signature = ''] = write().slice('Bearer '.length).split('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${encode({ alg: 'RS256' })}.${payload}`;
  it.each([
    ['nothing', undefined],
    ['several', [write(), write()]],
    ['a password', 'Basic YTpi'],
    ['an empty token', 'Bearer '],
    ['a token without a signature', `Bearer ${head}.${payload}.`],
    ['an unsigned token', `Bearer ${encode({ alg: 'none' })}.${payload}.x`],
    ['changed claims', `Bearer ${head}.${encode({ ...claims, iat: nowS - 1 })}.${signature}`],
    ['a signature in another case', `Bearer ${head}.${payload}.${signature.toLowerCase()}`],
    ['claims that are no object', `Bearer ${head}.${encode(5)}.${signature}`],
    [
      'a token signed by an RSA key',
      `Bearer ${content}.${createSign('sha256').update(content).sign(privateKey).toString('base64url')}`,
    ],
    ['a blank after it', `${write()} `],
  ])('OWN-13 C21 C25 rejects %s', (_title, authorization) => {
    expect(isBelieved(authorization)).toBe(false);
  });

  it('OWN-13 C21 rejects the token of another body', () => {
    expect(isBelieved(write(), body.replace('aaaa', 'aaab'))).toBe(false);
    expect(isBelieved(write(), `${body} `)).toBe(false);
    expect(isBelieved(write(), '')).toBe(false);
  });
});
