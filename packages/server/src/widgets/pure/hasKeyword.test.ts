import { describe, expect, it } from 'vitest';
import { hasKeyword, isKeyword } from './hasKeyword';

describe('isKeyword', () => {
  it.each([
    ['JOIN', ['join'], true],
    ['  join!! ', ['JOIN'], true],
    ['ｊｏｉｎ', ['join'], true],
    ['join now', ['join'], false],
    ['join   now', ['JOIN NOW'], true],
    ['👋', ['👋'], true],
    ['', [''], false],
    ['!!!', ['???'], false],
    ['Straße', ['straße'], true],
    ['enjoin', ['join'], false],
  ])('OWN-22 ENT-14 "%s" against %j: %s', (text, keywords, expected) => {
    expect(isKeyword(text, keywords)).toBe(expected);
  });
});

describe('hasKeyword', () => {
  it.each([
    ['What is the PRICE?', ['price'], true],
    ['prices', ['price'], false],
    ['price-list', ['price'], true],
    ['where can i buy it', ['can i', 'nothing'], true],
    ['多少钱啊', ['多少钱'], true],
    ['so 😍!', ['😍'], true],
    ['anything', [], false],
    ['anything', ['  ', '!'], false],
  ])('ENT-20 "%s" against %j: %s', (text, keywords, expected) => {
    expect(hasKeyword(text, keywords)).toBe(expected);
  });
});
