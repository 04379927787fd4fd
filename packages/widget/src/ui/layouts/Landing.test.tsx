import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { BackgroundView, ViewOf } from '../../core/view/View';
import { someCard, someFrame } from '../testing/someCard';
import { Landing } from './Landing';

const media = { kind: 'image', url: 'https://shop.example/fern.jpg' } as const;

function draw(background: BackgroundView | undefined, given = {}) {
  const view: ViewOf<'landing'> = { ...someFrame, layout: 'landing', card: someCard(given), background };
  return <Landing view={view} open parts={{ layouts: {} }} send={() => {}} />;
}

const landing = (...given: Parameters<typeof draw>) => mount(draw(...given), 'open');

describe('Landing', () => {
  it('EMB-05 the simple template is a card', () => {
    const { find, root, unmount } = landing(undefined);
    expect(find('.calm > .card h1').textContent).toBe('Ferns');
    expect(root.querySelector('[aria-hidden]')).toBeNull();
    unmount();
  });

  it('CARD-04 a wide variant gets a broad card', () => {
    const { root, unmount } = landing(undefined, { variant: 'wide' });
    expect(root.querySelector('.card.broad')).not.toBeNull();
    unmount();
  });

  it.each<[string, string | undefined, string]>([
    ['under a layer', '#0b1020b3', '.words'],
    ['without one, with the text on a card', undefined, '.card:not(.room .card)'],
  ])('EMB-05 MEDIA-07 the picture is behind the content, %s', (_, layer, place) => {
    const { find, root, unmount } = landing({ media, layer });
    expect(find('.pictured > [aria-hidden] img').getAttribute('src')).toBe(media.url);
    expect(root.querySelector(place)).not.toBeNull();
    unmount();
  });

  it.each([
    ['<div></div>', true],
    ['<main><div></div></main>', true],
    ['<article><div></div></article>', false],
    ['<section><main><div></div></main></section>', false],
  ])('EMB-05 in %s it is as tall as the window: %s', (html, expected) => {
    document.body.innerHTML = html;
    const shadow = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const root = createRoot(shadow as ShadowRoot);
    act(() => root.render(draw(undefined)));
    expect(shadow?.querySelector('section')?.hasAttribute('data-page')).toBe(expected);
    act(() => root.unmount());
    document.body.replaceChildren();
  });
});
