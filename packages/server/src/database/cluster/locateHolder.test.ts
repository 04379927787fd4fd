import { describe, expect, it } from 'vitest';
import { type Holder, parseHolder } from './Holder';
import { locateHolder } from './locateHolder';

const here = { bootId: 'boot-1', pidNamespace: 'pid:[1]' };
const holder: Holder = { ...here, pid: 7, started: '99', keeps: 'name' };
const situation = { holder, here, hasItsLock: false, isOwnDisk: true };
const other = 'pid:[2]';

describe('locateHolder', () => {
  it.each([
    ['of this container can be looked up', {}, 'here'],
    ['of another container cannot be seen', { holder: { ...holder, pidNamespace: other } }, 'beyond'],
    ['that names no container cannot be seen', { holder: { ...holder, pidNamespace: undefined } }, 'beyond'],
    ['seen from a place without a name', { here: { ...here, pidNamespace: undefined } }, 'beyond'],
    [
      'and a place, both without a name, are not the same',
      {
        here: { ...here, pidNamespace: undefined },
        holder: { ...holder, pidNamespace: undefined },
      },
      'beyond',
    ],
    ['before a reboot, on a disk of this machine', { holder: { ...holder, bootId: 'boot-0' } }, 'gone'],
    [
      'of another boot, on a disk that other machines reach',
      { holder: { ...holder, bootId: 'boot-0' }, isOwnDisk: false },
      'beyond',
    ],
    ['of an unknown boot', { holder: { ...holder, bootId: undefined } }, 'beyond'],
    ['where the boot is not known', { here: { ...here, bootId: undefined } }, 'beyond'],
    [
      'of another container whose lock is free',
      { holder: { ...holder, pidNamespace: other, keeps: 'flock' }, hasItsLock: true },
      'gone',
    ],
    [
      'of another container whose lock we have not',
      { holder: { ...holder, pidNamespace: other, keeps: 'flock' } },
      'beyond',
    ],
    [
      'of another container that never kept a lock',
      { holder: { ...holder, pidNamespace: other }, hasItsLock: true },
      'beyond',
    ],
    [
      'of another machine whose lock seems free',
      { holder: { ...holder, bootId: 'boot-0', keeps: 'flock' }, hasItsLock: true, isOwnDisk: false },
      'beyond',
    ],
    ['that left no name', { holder: undefined, hasItsLock: true }, 'beyond'],
  ])('a holder %s: %o → %s', (_title, parts, place) => {
    expect(locateHolder({ ...situation, ...(parts as Partial<typeof situation>) })).toBe(place);
  });
});

describe('parseHolder', () => {
  it('reads what was written, and nothing out of anything else', () => {
    expect(parseHolder(JSON.stringify(holder))).toEqual(holder);
    for (const text of ['', 'nonsense', 'null', '[]', '{"pid":"7"}', '{"pid":7}', '{"pid":7,"sta']) {
      expect(parseHolder(text)).toBeUndefined();
    }
  });
});
