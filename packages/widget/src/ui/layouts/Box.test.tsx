import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { ViewOf } from '../../core/view/View';
import { someCard, someFrame, submittedBody } from '../testing/someCard';
import { Box } from './Box';

describe('Box', () => {
  const draw = (open: boolean, given = {}) => {
    const view: ViewOf<'box'> = { ...someFrame, layout: 'box', card: someCard(given), width: '350px' };
    return <Box view={view} open={open} parts={{ layouts: {} }} send={() => {}} />;
  };

  it('EMB-01 LAY-01 is a named region of the page with a badge and no close button', () => {
    const { find, root, unmount } = mount(draw(true), 'open');
    expect(find('section').getAttribute('aria-label')).toBe('Ferns');
    expect(root.querySelector('a')?.textContent).toContain('Powered by');
    expect(root.querySelector('button')).toBeNull();
    unmount();
  });

  it('EMB-07 when hidden by its rules, it shows nothing', () => {
    const { find, rerender, unmount } = mount(draw(true), 'open');
    expect(find('section').hidden).toBe(false);
    rerender(draw(false));
    expect(find('section').hidden).toBe(true);
    unmount();
  });

  it('LAY-04 the message replaces the form', () => {
    const { root, unmount } = mount(draw(true, { body: submittedBody }), 'open');
    expect(root.textContent).toContain('Thank you');
    expect(root.textContent).not.toContain('A letter a week');
    unmount();
  });
});
