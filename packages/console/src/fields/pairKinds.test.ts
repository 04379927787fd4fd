import { lists } from '@beckon/contract';
import { expect, it } from 'vitest';
import { pairKinds } from './pairKinds';

const offered = (name: keyof typeof pairKinds): string[] => pairKinds[name].map(({ kind }) => kind).sort();

it('DISP-01 DISP-10 DISP-11 OMNI-14 the editor offers every rule that pages know, including those that open from code or a button', () => {
  expect(offered('entrance')).toEqual([...lists.entrances].sort());
  expect(offered('appearance')).toEqual([...lists.triggers].sort());
  expect(offered('repeat')).toEqual([...lists.repeats].sort());
  expect(offered('firstSeen')).toEqual([...lists.firstSeen].sort());
});
