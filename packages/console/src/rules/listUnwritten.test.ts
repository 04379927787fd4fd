import { expect, it } from 'vitest';
import { listUnwritten } from './listUnwritten';

it.each([
  ['ads_json', {}, ['content']],
  ['ads_json', { title: ' ' }, ['content']],
  ['ads_json', { title: 'Ten off' }, []],
  ['ads_json', { desc: 'Only today' }, []],
  ['ads_json', { desc: 'Only today', showDescription: false }, ['content']],
  ['ads', {}, []],
  ['modal', {}, []],
] as const)('OWN-09 OWN-18 a %s with %j lacks text: %j', (type, main, places) => {
  const draft = { channel: 'fb', smsKeyword: '', data: { main } } as const;
  expect(listUnwritten(type, draft).map(({ place }) => place)).toEqual(places);
});
