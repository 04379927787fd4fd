import { describe, expect, it } from 'vitest';
import type { CardView } from '../../core/view/View';
import { someCard, submittedBody } from '../testing/someCard';
import { cardShape } from './cardShape';

const media = { kind: 'image', url: 'https://shop.example/fern.jpg' } as const;

describe('cardShape', () => {
  it.each<[string, Partial<CardView>, string]>([
    ['CARD-04 narrow by default', {}, 'stack'],
    ['CARD-04 A-36 wide', { variant: 'wide' }, 'wide'],
    ['CARD-04 A-36 wide, the form on the right', { variant: 'wide_right' }, 'wideRight'],
    ['CARD-06 a form next to its text', { bodyPlace: 'side' }, 'bodySide'],
    ['CARD-03 a picture on the left', { media, mediaPlace: 'left' }, 'mediaLeft'],
    ['CARD-03 a picture on the right', { media, mediaPlace: 'right' }, 'mediaRight'],
    ['CARD-03 a place without a picture', { mediaPlace: 'left' }, 'stack'],
    [
      'CARD-03 never three columns',
      { media, mediaPlace: 'left', bodyPlace: 'side', variant: 'wide' },
      'mediaLeft',
    ],
    ['LAY-04 the message is one column', { variant: 'wide', body: submittedBody }, 'stack'],
  ])('%s', (_, given, expected) => {
    expect(cardShape(someCard(given))).toBe(expected);
  });

  it('CARD-04 A-36 the form is on the right of the screen even if columns run from the right', () => {
    expect(cardShape(someCard({ variant: 'wide_right' }), true)).toBe('wideRtl');
  });

  it.each([
    ['left', 'mediaRight'],
    ['right', 'mediaLeft'],
  ] as const)(
    'CARD-03 %s is that side of the screen even if columns run from the right',
    (mediaPlace, shape) => {
      expect(cardShape(someCard({ media, mediaPlace }), true)).toBe(shape);
    },
  );
});
