import { texts } from '@beckon/contract';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { someFrame } from '../testing/someCard';
import { ChatPlugin } from './ChatPlugin';
import { Launcher } from './Launcher';

const draw = (greeting = 'Hi <i>there</i>', open = true) => {
  const send = vi.fn();
  const view = {
    ...someFrame,
    layout: 'launcher' as const,
    color: '#ffd400',
    ink: '#111626',
    greeting,
    url: 'https://m.me/900?ref=w7',
  };
  return { send, drawing: <Launcher view={view} open={open} parts={{ layouts: {} }} send={send} /> };
};

describe('Launcher', () => {
  it('CCHAT-06 A-93 REND-09 leads to the messenger in a new tab and reports that it was used', () => {
    const { drawing, send } = draw();
    const { find, unmount } = mount(drawing);
    const link = find<HTMLAnchorElement>('a[aria-label="Go to Messenger"]');
    expect([link.href, link.target, link.rel]).toEqual(['https://m.me/900?ref=w7', '_blank', 'noopener']);
    link.addEventListener('click', (event) => event.preventDefault());
    act(() => link.click());
    expect(send.mock.calls).toEqual([
      [{ type: 'bubble.mounted', id: 'i0' }],
      [{ type: 'instance.submitAsked', id: 'i0' }],
    ]);
    expect(find('section').getAttribute('aria-label')).toBe('Ferns');
    unmount();
  });

  it('CCHAT-06 LAY-05 the greeting is text, leads to the same place and can be dismissed', () => {
    const { root, find, unmount } = mount(draw().drawing);
    const words = find<HTMLAnchorElement>('[aria-live] a');
    expect([words.textContent, words.href]).toEqual(['Hi <i>there</i>', 'https://m.me/900?ref=w7']);
    expect(root.querySelector('i')).toBeNull();
    act(() => find('[aria-label="Close message"]').click());
    expect(find('.card').classList.contains('shown')).toBe(false);
    unmount();
  });

  it('LAY-01 has the badge, unless the plan has none', () => {
    const { drawing } = draw('');
    const { find, root, rerender, unmount } = mount(drawing);
    const badge = find<HTMLAnchorElement>(`a[href="${someFrame.badgeUrl}"]`);
    expect([badge.textContent, badge.target]).toEqual([texts.poweredBy, '_blank']);
    const { view } = drawing.props;
    rerender(<Launcher {...drawing.props} view={{ ...view, badgeUrl: undefined }} />);
    expect(root.textContent).not.toContain(texts.poweredBy);
    unmount();
  });

  it('CCHAT-06 without a greeting there is no card', () => {
    const { root, unmount } = mount(draw('').drawing);
    expect(root.querySelector('.card')).toBeNull();
    unmount();
  });

  it('CCHAT-06 when closed it can be neither seen nor focused', () => {
    const { find, rerender, unmount } = mount(draw().drawing);
    rerender(draw(undefined, false).drawing);
    expect(find('section').hasAttribute('inert')).toBe(true);
    expect(find('section').classList.contains('gone')).toBe(true);
    expect(find('.card').classList.contains('shown')).toBe(false);
    unmount();
  });
});

describe('ChatPlugin', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('CCHAT-03 open: %s, it gives the plugin %s element and draws nothing else', (open, places) => {
    const view = { ...someFrame, layout: 'chatPlugin' as const };
    const drawing = <ChatPlugin view={view} open={open} parts={{ layouts: {} }} send={() => {}} />;
    const { root, unmount } = mount(drawing, 'open');
    expect(root.querySelectorAll('slot[name=plugin]')).toHaveLength(places);
    expect(root.firstElementChild?.childElementCount).toBe(places);
    unmount();
  });
});
