import { expect, it } from 'vitest';
import { parseSearch } from './parseSearch';

it.each([
  ['+1 (415) 555', { begins: '+1415555' }],
  ['0049 170 1234', { begins: '+491701234' }],
  ['0042', { ends: '0042' }],
  ['555-2671', { ends: '5552671' }],
  ['1', undefined],
  ["'; drop table", undefined],
])('OWN-12 reads the search %j', (text, search) => expect(parseSearch(text)).toEqual(search));
