import { expect, it } from 'vitest';
import { writeCaption } from './writeCaption';

const run = {
  hasCpuTime: true,
  busyShare: 0.1,
  plain: 7,
  slow: 5,
  version: '150.0',
  cores: 2,
  date: new Date('2026-11-17T23:30:00Z'),
};

it('says when, where and how often', () => {
  expect(writeCaption(run)).toEqual([
    'Measured on November 17, 2026 with Chromium 150.0 on 2 cores: 7 first and repeat visits to each page, 5 slow ones.',
  ]);
});
it('says when the machine was busy', () => {
  expect(writeCaption({ ...run, busyShare: 0.424 }).at(-1)).toContain('other work took 42% of its cores');
});
it('says when script times are wall times', () => {
  expect(writeCaption({ ...run, hasCpuTime: false }).at(-1)).toContain('wall times');
});
