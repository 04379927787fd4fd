import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { press } from '../../../../controls/src/testing/press';
import type { Event } from '../../core/Event';
import type { BackgroundView, ViewOf } from '../../core/view/View';
import { someCard, someFrame } from '../testing/someCard';
import { Takeover } from './Takeover';

const closed = { type: 'instance.closeAsked', id: 'i0', manual: true };
const media = { kind: 'image', url: 'https://shop.example/fern.jpg' } as const;

function start(background: BackgroundView) {
  const facts: Event[] = [];
  const view: ViewOf<'takeover'> = { ...someFrame, layout: 'takeover', card: someCard(), background };
  const drawing = <Takeover view={view} open parts={{ layouts: {} }} send={(fact) => facts.push(fact)} />;
  return { ...mount(drawing, 'open'), facts };
}

describe('Takeover', () => {
  it('OVL-04 OVL-06 is a dialog with a name', () => {
    const { find, unmount } = start({ media: undefined, layer: undefined });
    expect(find<HTMLDialogElement>('dialog.takeover').open).toBe(true);
    expect(find('dialog').getAttribute('aria-label')).toBe('Ferns');
    unmount();
  });

  it('OPEN-13 A-29 the close button and Escape close it manually', () => {
    const { find, facts, unmount } = start({ media: undefined, layer: undefined });
    act(() => find('button[aria-label="Close"]').click());
    press(find('dialog'), 'Escape');
    expect(facts).toEqual([closed, closed]);
    unmount();
  });

  it.each<[string, BackgroundView, number, number, number]>([
    ['a picture under a layer', { media, layer: '#0b1020b3' }, 1, 1, 0],
    ['only a picture: the text gets a card', { media, layer: undefined }, 1, 0, 1],
    ['a picture under a thin layer: the same', { media, layer: '#0b102022' }, 1, 1, 1],
    ['nothing', { media: undefined, layer: undefined }, 0, 0, 0],
  ])('OVL-05 MEDIA-07 behind the text is %s', (_, background, pictures, layers, cards) => {
    const { root, unmount } = start(background);
    const count = (selector: string) => root.querySelectorAll(selector).length;
    expect([count('[aria-hidden] img'), count('.layer'), count('.onCard')]).toEqual([
      pictures,
      layers,
      cards,
    ]);
    unmount();
  });

  it.each<[string, BackgroundView, number]>([
    ['over just a picture', { media, layer: undefined }, 1],
    ["never over the owner's color", { media, layer: '#0b102022' }, 0],
    ['never over nothing', { media: undefined, layer: undefined }, 0],
  ])('OVL-03 OVL-05 the configured darkness is %s', (_, background, veils) => {
    const { root, unmount } = start(background);
    expect(root.querySelectorAll('.veil')).toHaveLength(veils);
    unmount();
  });
});
