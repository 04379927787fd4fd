import { describe, expect, it } from 'vitest';
import { parseSighting } from './parseSighting';

const shop = 'https://shop.example.com';

describe('parseSighting', () => {
  it.each([
    ['a page', { referer: `${shop}/plants?a=1#b` }, 'shop.example.com'],
    ['a page of another port', { referer: 'http://Shop.Example.com:8080' }, 'shop.example.com'],
    ['a script', { referer: `${shop}/`, 'sec-fetch-dest': 'script' }, 'shop.example.com'],
    ['a script with its origin', { referer: `${shop}/`, origin: shop }, 'shop.example.com'],
    ['a click on a link', { referer: `${shop}/`, 'sec-fetch-dest': 'document' }, undefined],
    ['an image', { referer: `${shop}/`, 'sec-fetch-dest': 'image' }, undefined],
    ['a request of a script', { referer: `${shop}/`, 'sec-fetch-dest': 'empty' }, undefined],
    ['the page of another origin', { referer: `${shop}/`, origin: 'https://evil.example' }, undefined],
    ['a page without an origin', { referer: `${shop}/`, origin: 'null' }, undefined],
    ['no headers', {}, undefined],
    ['nonsense', { referer: 'nonsense' }, undefined],
    ['a file', { referer: 'file:///home/x' }, undefined],
    ['a very long name', { referer: `https://${'a'.repeat(254)}/` }, undefined],
    ['a name and a password', { referer: 'https://u:p@shop.example.com/' }, undefined],
  ])('OWN-03 %s', (_title, headers, host) => {
    expect(parseSighting(headers)).toBe(host);
  });
});
