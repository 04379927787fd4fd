import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { SubmittedView } from '../../core/view/BodyView';
import { SubmittedMessage } from './SubmittedMessage';

const full: SubmittedView = {
  kind: 'submitted',
  title: 'Thank <b>you</b>',
  description: 'See you there',
  media: { kind: 'image', url: 'https://shop.example/fern.jpg' },
  mediaPlace: 'top',
  link: { label: 'View it in Messenger', url: 'https://m.me/1001?ref=w1' },
};

describe('SubmittedMessage', () => {
  it('LAY-04 LAY-05 shows the text as text, the picture and the next step', () => {
    const { find, root, unmount } = mount(<SubmittedMessage view={full} send={() => {}} />);
    expect(find('h2').textContent).toBe('Thank <b>you</b>');
    expect(root.querySelector('b')).toBeNull();
    expect(find('p').textContent).toBe('See you there');
    expect(find('img').getAttribute('src')).toBe('https://shop.example/fern.jpg');
    const link = find('a');
    expect([link.textContent, link.getAttribute('target')]).toEqual(['View it in Messenger', '_blank']);
    unmount();
  });

  it.each([
    ['top', ['div', 'span', 'h2', 'p']],
    ['after_title', ['span', 'h2', 'div', 'p']],
    ['bottom', ['span', 'h2', 'p', 'div']],
    ['left', ['div', 'span', 'h2', 'p']],
  ] as const)(
    'LAY-04 CARD-02 with the position %s its picture appears in this order: %j',
    (mediaPlace, order) => {
      const { find, unmount } = mount(
        <SubmittedMessage view={{ ...full, mediaPlace, link: undefined }} send={() => {}} />,
      );
      expect([...find('.box').children].map(({ localName }) => localName)).toEqual(order);
      unmount();
    },
  );

  it('LAY-04 does not draw what the owner left out', () => {
    const bare = { ...full, title: '', description: '', media: undefined, link: undefined };
    const { root, unmount } = mount(<SubmittedMessage view={bare} send={() => {}} />);
    expect(root.querySelector('h2, p, img, a')).toBeNull();
    unmount();
  });
});
