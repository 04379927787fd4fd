import { describe, expect, it } from 'vitest';
import { appendToken } from './appendToken';

describe('appendToken', () => {
  it.each([
    ['https://shop.example', 'https://shop.example?mcp_token=a.b'],
    ['https://shop.example/x?y=1', 'https://shop.example/x?y=1&mcp_token=a.b'],
    ['https://shop.example/x?', 'https://shop.example/x?mcp_token=a.b'],
    ['https://shop.example/#/cart?x=1', 'https://shop.example/?mcp_token=a.b#/cart?x=1'],
    ['https://shop.example/?mcp_token=old&z=2#top', 'https://shop.example/?z=2&mcp_token=a.b#top'],
    ['/cart?q=a%20b', '/cart?q=a%20b&mcp_token=a.b'],
  ])('OWN-16 PIX-07 %s becomes %s', (link, withToken) => {
    expect(appendToken(link, 'a.b')).toBe(withToken);
  });
});
