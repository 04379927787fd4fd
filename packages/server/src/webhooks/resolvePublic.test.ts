import { expect, it } from 'vitest';
import { type NameServers, resolvePublic } from './resolvePublic';

const answering = (v4: string[], v6: string[] = []): NameServers => ({
  resolve4: async () => v4,
  resolve6: async () => v6,
});
const codeOf = async (servers: NameServers, name = 'hook.example') =>
  await resolvePublic(name, servers).then(
    (found) => found.map(({ address }) => address),
    (error: { code: string }) => error.code,
  );

it.each([
  [['8.8.8.8'], [], ['8.8.8.8']],
  [['8.8.8.8', '1.1.1.1'], ['2606:4700::1111'], ['8.8.8.8', '1.1.1.1', '2606:4700::1111']],
  [[], ['2606:4700::1111'], ['2606:4700::1111']],
  [['127.0.0.1'], [], 'EPRIVATE'],
  [['8.8.8.8', '127.0.0.1'], [], 'EPRIVATE'],
  [['8.8.8.8', '169.254.169.254'], [], 'EPRIVATE'],
  [['8.8.8.8'], ['::1'], 'EPRIVATE'],
  [['8.8.8.8'], ['::ffff:10.0.0.1'], 'EPRIVATE'],
  [['8.8.8.8'], ['fd00::1'], 'EPRIVATE'],
  [['0.0.0.0'], [], 'EPRIVATE'],
  [[], [], 'ENOTFOUND'],
])('OWN-15 C39 a name with the addresses %j and %j: %j', async (v4, v6, found) => {
  expect(await codeOf(answering(v4, v6))).toEqual(found);
});

it('OWN-15 C39 checks a name again that resolves differently the second time', async () => {
  let asked = 0;
  const turning: NameServers = {
    resolve4: async () => {
      asked += 1;
      return asked === 1 ? ['8.8.8.8'] : ['127.0.0.1'];
    },
    resolve6: async () => [],
  };
  expect([await codeOf(turning), await codeOf(turning)]).toEqual([['8.8.8.8'], 'EPRIVATE']);
});

it('OWN-15 C39 does not look up a name without a dot', async () => {
  const never = () => Promise.reject(new Error('asked'));
  expect(await codeOf({ resolve4: never, resolve6: never }, 'printer')).toBe('EPRIVATE');
});
