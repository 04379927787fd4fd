import { expect, it } from 'vitest';
import { describeChoice } from './describeChoice';

const options = [
  { value: 'r', label: 'Red' },
  { value: 'g', label: 'Green' },
];

it.each([
  [[], undefined],
  [['r'], 'Red'],
  [['r', 'g'], '2 selected'],
  [['gone'], 'gone'],
])('the choice %j reads %j', (chosen, expected) => {
  expect(describeChoice(options, chosen, '%count% selected')).toBe(expected);
});
