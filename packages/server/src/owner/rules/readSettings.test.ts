import { describe, expect, it } from 'vitest';
import { matchSites } from './readSettings';

const at = (ms: number) => ({ getTime: () => ms });
const seen = (host: string) => ({ host, firstSeenAt: at(1), lastSeenAt: at(2) });

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
