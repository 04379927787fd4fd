import { expect, it } from 'vitest';
import { describeMailPlace } from './describeMailPlace';

it('OWN-01 says where to read an email only if the server cannot send it', () => {
  expect(describeMailPlace({ mails: 'kept' })).toContain('/api/v1/sandbox/mails');
  expect([describeMailPlace({ mails: 'sent' }), describeMailPlace(undefined)]).toEqual(['', '']);
});
