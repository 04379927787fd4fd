import { expect, it } from 'vitest';
import { isDiskFull } from './isDiskFull';

it('D08 NET-12 knows a full disk from other failures', () => {
  expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  for (const error of [{ code: '53200' }, { code: '53300' }, new Error('53100'), null, undefined])
    expect(isDiskFull(error)).toBe(false);
});
