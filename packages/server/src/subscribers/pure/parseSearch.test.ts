import { expect, it } from 'vitest';
import { parseSearch } from './parseSearch';

it.each([
  ['+1 (415) 555-2671', { number: '+14155552671' }],
  ['0049 170 1234', { number: '+491701234' }],
  ['+1 (41', undefined],
  ['0042', { ends: '0042' }],
  ['555-2671', { ends: '5552671' }],
  ['671', undefined],
  ["'; drop table", undefined],
])('OWN-12 reads the search %j', (text, search) => expect(parseSearch(text)).toEqual(search));
