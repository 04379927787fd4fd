import { expect, it } from 'vitest';
import { whereKept } from './whereKept';

it('OWN-01 says where to read an email only if the server cannot send it', () => {
  expect(whereKept({ mails: 'kept' })).toContain('/api/v1/sandbox/mails');
  expect([whereKept({ mails: 'sent' }), whereKept(undefined)]).toEqual(['', '']);
});
