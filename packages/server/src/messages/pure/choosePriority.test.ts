import { expect, it } from 'vitest';
import { choosePriority } from './choosePriority';

it.each([
  ['an answer to STOP', { isReply: true }, 0],
  ['an answer that also confirms something', { isReply: true, isConfirmation: true }, 0],
  ['the first message after an opt-in', { isConfirmation: true }, 1],
  ['a follow-up', {}, 2],
])('OWN-13 E11 gives %s its priority', (_, urgency, priority) => {
  expect(choosePriority(urgency)).toBe(priority);
});
