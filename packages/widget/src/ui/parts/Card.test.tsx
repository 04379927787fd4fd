import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { CardView } from '../../core/view/View';
import { AfterForm } from '../forms/AfterForm';
import { someCard, submittedBody } from '../testing/someCard';
import { Card } from './Card';

const image = { kind: 'image', url: 'https://shop.example/fern.jpg' } as const;

const parts = { layouts: {}, afterForm: AfterForm };

function draw(given: Partial<CardView>, level?: 1 | 2) {
  const card = <Card id="i0" view={someCard(given)} parts={parts} send={() => {}} level={level} />;
  const mounted = mount(card, 'open');
  const order = [...mounted.find('.room').querySelectorAll('h1,h2,p,img,.body')].map(
    ({ localName, className }) => (className.includes('body') ? 'body' : localName),
  );
  return { ...mounted, order };
}

describe('Card', () => {
  it.each([
    ['top', ['img', 'h2', 'p', 'body']],
    ['left', ['img', 'h2', 'p', 'body']],
    ['right', ['img', 'h2', 'p', 'body']],
    ['after_title', ['h2', 'img', 'p', 'body']],
    ['bottom', ['h2', 'p', 'body', 'img']],
  ] as const)('CARD-02 CARD-03 a picture at %s', (mediaPlace, expected) => {
    const { order, unmount } = draw({ media: image, mediaPlace });
    expect(order).toEqual(expected);
    unmount();
  });

  it('CARD-01 always has a title, a description if there is one, and no empty picture', () => {
    const { order, unmount } = draw({ description: '' });
    expect(order).toEqual(['h2', 'body']);
    unmount();
  });

  it('LAY-05 owner texts are text', () => {
    const { find, root, unmount } = draw({ title: '<img src=x>', description: '<script>1</script>' });
    expect(find('h2').textContent).toBe('<img src=x>');
    expect(root.querySelectorAll('img,script')).toHaveLength(0);
    unmount();
  });

  it('LAY-04 after the opt-in only the message is left', () => {
    const { root, unmount } = draw({ media: image, variant: 'wide', body: submittedBody });
    expect(root.textContent).toBe('Thank youLook at your phone');
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('.stack')).not.toBeNull();
    unmount();
  });

  it('the title of a page is its first heading', () => {
    const { order, unmount } = draw({}, 1);
    expect(order[0]).toBe('h1');
    unmount();
  });
});
