import { lists } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { nextStep, tellPublished, whereSeen } from './whereSeen';

it.each([
  ['modal', 'every page that carries your script'],
  ['landing', 'its own address'],
  ['box', 'wherever its element stands'],
  ['ref-url', 'its link'],
  ['ads', 'from an ad with its reference'],
  ['feed_comment', 'comments on your page are answered'],
] as const)('OWN-09 OWN-18 OWN-19 a %s is found: %s', (type, words) =>
  expect(whereSeen(type)).toContain(words),
);

it('OWN-19 only what is drawn over pages is said to be on every page', () => {
  const everywhere = lists.runtimeTypes.filter((type) => whereSeen(type).includes('every page'));
  expect(everywhere).toEqual(['bar', 'slide_in', 'modal', 'page_takeover', 'customer_chat', 'omnichat']);
});

describe('nextStep', () => {
  it.each([
    ['modal', 'Put it on your site', '/install'],
    ['box', 'Get its element', '/install'],
    ['landing', 'See its address', '?panel=where'],
    ...lists.otherKinds.map((type) => [type, undefined, undefined] as const),
  ] as const)('OWN-04 OWN-18 OWN-19 after the first publication of a %s: %s', (type, label, href) => {
    expect(nextStep(type)).toEqual(label && { label, href });
  });
});

it('OWN-09 OWN-18 only of what pages draw it is said that visitors see it', () => {
  const seen = [...lists.runtimeTypes, ...lists.otherKinds].filter((type) =>
    tellPublished(type).includes('Visitors see it'),
  );
  expect(seen).toEqual(lists.runtimeTypes);
});
