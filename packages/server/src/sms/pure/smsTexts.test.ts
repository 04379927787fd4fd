import { expect, it } from 'vitest';
import { smsTexts } from './smsTexts';

const sender = { pageName: 'Fern', supportContact: 'hi@fern.example' };
const all = (isEuAffected: boolean) =>
  Object.values(smsTexts).map((text) => text({ ...sender, isEuAffected }));

it('OWN-22 A-45 our own texts mention rates only if American law requires it', () => {
  expect(all(false).filter((text) => text.includes('Msg & data rates may apply.'))).toHaveLength(3);
  expect(all(true).join()).not.toContain('rates');
  expect(all(true).join()).not.toContain('  ');
  expect(smsTexts.welcome({ ...sender, isEuAffected: true })).toBe(
    'Fern: You are subscribed. Reply HELP for help, STOP to cancel.',
  );
});
