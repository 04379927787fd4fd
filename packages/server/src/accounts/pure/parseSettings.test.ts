import { describe, expect, it } from 'vitest';
import { matchSites, parseSettings } from './parseSettings';

const at = (ms: number) => ({ getTime: () => ms });
const seen = (host: string) => ({ host, firstSeenAt: at(1), lastSeenAt: at(2) });

it('OWN-03 says which entry is not a website', () => {
  const same = (text: string): string => text;
  const readers = { toAscii: same, toReadable: same, parseTimeZone: same, parsePhone: same };
  const whitelist = ['shop.example', ' my shop ', 'x y'.repeat(100)];
  expect(parseSettings({ whitelist }, readers).problems).toEqual([
    {
      path: 'whitelist.1',
      message:
        'includes “my shop”, which isn’t a website. Use a name such as shop.example.com or *.example.com',
      reason: 'website',
      values: { entry: 'my shop' },
    },
    {
      path: 'whitelist.2',
      message: expect.stringMatching(/^includes “[xy ]{60}”, /),
      reason: 'website',
      values: { entry: expect.stringMatching(/^[xy ]{60}$/) },
    },
  ]);
});

describe('matchSites', () => {
  it.each([
    ['shop.example', 'shop.example', true],
    ['*.shop.example', 'www.shop.example', true],
    ['shop.example', 'other.example', false],
    ['shop.example', 'localhost', false],
    ['localhost', 'localhost', true],
    ['localhost', '127.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
  ])('OWN-03 OWN-04 named %s, seen on %s: installed %s', (named, host, isSeen) => {
    const { sites, strangers } = matchSites([named], [seen(host)], (text) => text);
    expect([sites[0]?.isSeen, strangers.length]).toEqual([isSeen, isSeen ? 0 : 1]);
  });
});
