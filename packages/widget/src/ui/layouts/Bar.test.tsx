import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { press } from '../../../../controls/src/testing/press';
import type { ViewOf } from '../../core/view/View';
import { AfterForm } from '../forms/AfterForm';
import { MessengerForm } from '../forms/MessengerForm';
import { someFrame, submittedBody } from '../testing/someCard';
import { someForms } from '../testing/someForms';
import { Bar } from './Bar';

const parts = { layouts: {}, messengerForm: MessengerForm, afterForm: AfterForm };

function draw(given: Partial<ViewOf<'bar'>> = {}, open = true) {
  const send = vi.fn();
  const view: ViewOf<'bar'> = {
    ...someFrame,
    layout: 'bar',
    edge: 'top',
    canClose: true,
    pushesPage: false,
    sticks: true,
    logo: 'https://shop.example/logo.png',
    title: 'Ten <b>off</b>',
    body: someForms.link,
    ...given,
  };
  return { send, drawing: <Bar view={view} open={open} parts={parts} send={send} /> };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('Bar', () => {
  it('BAR-03 LAY-01 LAY-05 has a name, the logo, the headline as text, the form and the badge', () => {
    const { root, find, unmount } = mount(draw().drawing);
    expect(find('section').getAttribute('aria-label')).toBe('Ferns');
    expect(find<HTMLImageElement>('img').src).toBe('https://shop.example/logo.png');
    expect(find('img').getAttribute('alt')).toBe('');
    expect(find('p').textContent).toBe('Ten <b>off</b>');
    expect(find('a[href^="https://m.me/"]').textContent).toContain('Go to Messenger');
    expect(find('a[href="https://beckon.example/"]')).toBeTruthy();
    expect(root.querySelector('b')).toBeNull();
    unmount();
  });

  it('BAR-03 parts the owner left out are not drawn', () => {
    const { root, unmount } = mount(draw({ logo: undefined, title: '', badgeUrl: undefined }).drawing);
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelectorAll('a')).toHaveLength(1);
    unmount();
  });

  it.each([
    ['top', true],
    ['top', false],
    ['bottom', true],
    ['bottom', false],
  ] as const)('BAR-01 BAR-06 is at the %s, sticks: %s', (edge, sticks) => {
    const { find, unmount } = mount(draw({ edge, sticks }).drawing);
    const { classList } = find('section');
    expect([classList.contains(edge), classList.contains('sticks')]).toEqual([true, sticks]);
    unmount();
  });

  it('BAR-04 OPEN-13 its button and Escape inside close it manually', () => {
    const { drawing, send } = draw();
    const { find, unmount } = mount(drawing);
    act(() => find('[aria-label=Close]').click());
    expect(press(find('[aria-label=Close]'), 'Escape')).toBe(false);
    const closed = { type: 'instance.closeAsked', id: 'i0', manual: true };
    expect(send.mock.calls).toEqual([[closed], [closed]]);
    unmount();
  });

  it('BAR-04 without permission to hide there is no button, and Escape does nothing', () => {
    const { drawing, send } = draw({ canClose: false });
    const { root, find, unmount } = mount(drawing);
    expect(root.querySelector('[aria-label=Close]')).toBeNull();
    expect(press(find('a'), 'Escape')).toBe(true);
    expect(send).not.toHaveBeenCalled();
    unmount();
  });

  it("BAR-04 takes no focus when it opens, and can't be focused while it leaves", () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { find, rerender, unmount } = mount(draw().drawing);
    expect(document.activeElement).toBe(field);
    expect(find('section').hasAttribute('inert')).toBe(false);
    rerender(draw({}, false).drawing);
    expect(find('section').hasAttribute('inert')).toBe(true);
    expect(find('section').classList.contains('open')).toBe(false);
    unmount();
  });

  it('LAY-04 the submitted text replaces headline and form, where screen readers expect it', () => {
    const { root, find, rerender, unmount } = mount(draw().drawing);
    const status = [...root.querySelectorAll('section > [role=status]')];
    expect(status.map(({ textContent }) => textContent)).toEqual(['']);
    const link = { label: 'View it', url: 'https://m.me/1' };
    rerender(draw({ body: { ...submittedBody, link } as never }).drawing);
    expect(find('section > [role=status]')).toBe(status[0]);
    expect(status[0]?.textContent).toBe('Thank you Look at your phoneView it');
    expect(find('[role=status] a').getAttribute('href')).toBe('https://m.me/1');
    expect(root.querySelector('img')).toBeNull();
    unmount();
  });

  it('BAR-05 moves the page only if configured, and only while it is open', () => {
    document.adoptedStyleSheets = [];
    const said = () =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((r) => r.cssText)).join(' ');
    const { rerender, unmount } = mount(draw().drawing);
    expect(said()).toContain('--mc-bar-top');
    expect(said()).not.toContain('padding-top');
    rerender(draw({ pushesPage: true }).drawing);
    expect(said()).toContain('padding-top');
    rerender(draw({ pushesPage: true }, false).drawing);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    rerender(draw({ sticks: false }).drawing);
    expect(said()).toBe('');
    unmount();
  });
});
