import { describe, expect, it } from 'vitest';
import { routeKey } from './routeKey';

const site = 'https://shop.example';

describe('routeKey', () => {
  it.each([
    ['/p?utm_source=x&a=1', '/p?a=1'],
    ['/p?a=1&UTM_Medium=x&b=2#top', '/p?a=1&b=2#top'],
    ['/p?mcp_token=e30.x&gclid=1', '/p'],
    ['/p?', '/p'],
    ['/p?a=1&', '/p?a=1'],
    ['/p?&&a=1', '/p?a=1'],
    ['/p?_ga#top', '/p#top'],
  ])('LOAD-12 A-02 %s and %s are the same page', (one, other) => {
    expect(routeKey(site + one)).toBe(routeKey(site + other));
  });
  it.each([
    ['/p?a=1', '/p?a=2'],
    ['/p?a=1', '/p'],
    ['/p?page=utm_source', '/p'],
    ['/p?my_utm_source=1', '/p'],
    ['/p?utm_=1', '/p'],
    ['/p#one', '/p#two'],
    ['/p#one', '/p'],
    ['/p/q', '/p?q'],
  ])('LOAD-12 A-02 %s and %s are different pages', (one, other) => {
    expect(routeKey(site + one)).not.toBe(routeKey(site + other));
  });
});
