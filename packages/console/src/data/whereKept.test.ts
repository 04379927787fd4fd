import { expect, it } from 'vitest';
import { whereKept } from './whereKept';

it('OWN-01 what no mail server takes is said to lie at the machine, and nothing else is', () => {
  expect(whereKept({ mails: 'kept' })).toContain('/api/v1/sandbox/mails');
  expect([whereKept({ mails: 'sent' }), whereKept(undefined)]).toEqual(['', '']);
});
