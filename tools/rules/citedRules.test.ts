import { expect, it } from 'vitest';
import { citedRules } from './citedRules';

const chapters = new Set(['SMS', 'OPEN', 'C-BTN', 'A']);

it.each([
  ['one id', 'SMS-04 keeps the errors', ['SMS-04']],
  [
    'several ids',
    'SMS-04 SMS-05 C-BTN-01 A-42 the last error is shown',
    ['SMS-04', 'SMS-05', 'C-BTN-01', 'A-42'],
  ],
  ['only an id', 'SMS-04', ['SMS-04']],
  ['wide blanks', '  SMS-04   SMS-05 text', ['SMS-04', 'SMS-05']],
  ['an id no rule has', 'SMSS-04 text', ['SMSS-04']],
  ['no id', 'keeps the errors', []],
  ['an id after other words', 'keeps the errors of SMS-04', []],
  ['an id after the first other word', 'SMS-04 and SMS-05', ['SMS-04']],
  ['an id after one of docs/trust.md', 'C13 SMS-04 refuses forged tokens', ['SMS-04']],
  ['an algorithm', 'SHA-256 of the body is signed', []],
  ['a value inserted at the beginning', '… is kept', []],
  ['an empty title', '', []],
])('reads %s', (_what, title, ids) => {
  expect(citedRules(title, chapters)).toMatchObject({ ids, malformed: [] });
});

it.each([
  ['a range', 'OPEN-08…12 opening and closing', 'OPEN-08…12'],
  ['a range of ids', 'OPEN-08–OPEN-12 opening', 'OPEN-08–OPEN-12'],
  ['a slash', 'SMS-04/05 errors', 'SMS-04/05'],
  ['one digit', 'SMS-4 errors', 'SMS-4'],
  ['three digits', 'SMS-004 errors', 'SMS-004'],
  ['a comma', 'SMS-04, errors', 'SMS-04,'],
  ['a colon', 'SMS-04: errors', 'SMS-04:'],
  ['a value glued to it', 'C-BTN-01… errors', 'C-BTN-01…'],
  ['a range of docs/trust.md', 'C15…C20 forged tokens', 'C15…C20'],
  ['one digit of docs/trust.md', 'C1 forged tokens', 'C1'],
  ['a comma after one of docs/trust.md', 'C15, forged tokens', 'C15,'],
])('returns %s as malformed', (_what, title, word) => {
  expect(citedRules(title, chapters)).toMatchObject({ ids: [], malformed: [word] });
});

it('continues after a malformed word', () => {
  expect(citedRules('SMS-04, SMS-05 errors', chapters)).toEqual({
    ids: ['SMS-05'],
    trust: [],
    malformed: ['SMS-04,'],
  });
});

it.each([
  ['one id', 'C13 refuses forged tokens', ['C13']],
  ['several, among rules', 'C04 SMS-04 E13 text', ['C04', 'E13']],
  ['none of another chapter', 'F01 text', []],
  ['none after other words', 'text C13', []],
  ['no word that only begins like one', 'B2B and E.164 numbers', []],
])('reads %s of docs/trust.md', (_what, title, trust) => {
  expect(citedRules(title, chapters)).toMatchObject({ trust, malformed: [] });
});
