import { lists } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { describePublished, nextStep, whereSeen } from './whereSeen';

it.each([
  ['modal', 'every page with your script'],
  ['landing', 'an address based on the widget’s name'],
  ['box', 'wherever you paste its embed code'],
  ['ref-url', 'Its link'],
  ['ads', 'Anyone who taps this ad opts in'],
  ['feed_comment', 'comments on your Page'],
] as const)('OWN-09 OWN-18 OWN-19 says where a %s will be: %s', (type, words) =>
  expect(whereSeen(type)).toContain(words),
);

it('OWN-19 says at which address a landing page will be', () => {
  expect(whereSeen('landing', 'bread-club')).toBe('Your page goes live at /l/bread-club.');
});

it('OWN-19 says only of overlays that they are on every page', () => {
  const everywhere = lists.runtimeTypes.filter((type) => whereSeen(type).includes('every page'));
  expect(everywhere).toEqual(lists.overlayTypes);
});

describe('nextStep', () => {
  it.each([
    ['modal', 'Install on your site', '/install'],
    ['box', 'Get embed code', '/install'],
    ['landing', 'View page address', '?panel=where'],
    ...lists.otherKinds.map((type) => [type, undefined, undefined] as const),
  ] as const)('OWN-04 OWN-18 OWN-19 after the first publication of a %s: %s', (type, label, href) => {
    expect(nextStep(type)).toEqual(label && { label, href });
  });
});

it('OWN-09 OWN-18 says only of types that pages draw that visitors see them', () => {
  const seen = [...lists.runtimeTypes, ...lists.otherKinds].filter((type) =>
    describePublished(type).includes('Visitors see it'),
  );
  expect(seen).toEqual(lists.runtimeTypes);
});
