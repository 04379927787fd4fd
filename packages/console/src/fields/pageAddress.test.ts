import { describe, expect, it } from 'vitest';
import { firstAddress, isOwnPage, pageAddress } from './pageAddress';

describe('pageAddress', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    [' https://shop.example/plants?a=1 ', 'https://shop.example/plants?a=1'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['localhost:8080/a', 'https://localhost:8080/a'],
    ['', undefined],
    ['two words', undefined],
    ['javascript://shop.example/%0aalert(1)', undefined],
    ['data:text/html,hello', undefined],
    ['https://somebody:secret@shop.example/', undefined],
  ])('OWN-08 %j is the page %j', (text, address) => expect(pageAddress(text)).toBe(address));
});

describe('isOwnPage', () => {
  it.each([
    ['https://shop.example/plants', ['shop.example'], true],
    ['https://www.shop.example/', ['shop.example'], true],
    ['https://stranger.example/', ['shop.example'], false],
    ['https://stranger.example/', [], false],
    ['http://localhost:8080/', [], true],
    ['two words', ['shop.example'], false],
  ])('OWN-08 %j with the websites %j: %j', (address, whitelist, is) =>
    expect(isOwnPage(address, whitelist)).toBe(is),
  );
});

describe('firstAddress', () => {
  it.each([
    [[], ''],
    [['*.shop.example', 'shop.example'], 'https://shop.example/'],
  ])('OWN-08 the first of %j is %j', (whitelist, address) => expect(firstAddress(whitelist)).toBe(address));
});
