import { expect, it } from 'vitest';
import { describeClaim } from './describeClaim';

const claim = {
  accountId: 1,
  pageName: 'Corner Shop',
  role: 'owner',
  createdAt: '2026-11-15T12:00:00.000Z',
  keys: 0,
  webhooks: 0,
  others: [] as string[],
} as const;

it('OWN-01 says when an account was created, and who else has access', () => {
  expect(describeClaim({ ...claim, others: [] })).toMatch(/^Created with your email on .*2026.*\.$/);
  const whole = describeClaim({ ...claim, keys: 1, webhooks: 2, others: ['a@b.example', 'c@d.example'] });
  expect(whole).toContain('Also connected: 1 API key, 2 webhooks, members a@b.example, c@d.example.');
});
