import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { BodyView } from '../../core/view/BodyView';
import { MessengerForm } from '../forms/MessengerForm';
import { someFrame } from '../testing/someCard';
import { someForms } from '../testing/someForms';
import { Bare } from './Bare';

const parts = { layouts: {}, messengerForm: MessengerForm };
const draw = (body: BodyView, open = true, badgeUrl: string | undefined = undefined) => (
  <Bare view={{ ...someFrame, layout: 'bare', badgeUrl, body }} open={open} parts={parts} send={() => {}} />
);

describe('Bare', () => {
  it.each<[string, BodyView, string]>([
    ['EMB-03 the button', someForms.link, 'a[href^="https://m.me/"]'],
    ['EMB-04 its success', { kind: 'done', label: 'Success!' }, '[role=status] p'],
    ['CHK-02 the checkbox', someForms.consent, 'input[type=checkbox]'],
    ['CHK-05 room for the plugin', someForms.plugin, 'slot[name=plugin]'],
  ])('%s has no frame, name or heading', (_, body, selector) => {
    const { root, find, unmount } = mount(draw(body));
    expect(find(selector)).toBeTruthy();
    expect(root.querySelector('section, header, h1, h2, [aria-label], [role=dialog]')).toBeNull();
    unmount();
  });

  it("CHK-06 has no form or submit button that could interfere with the host's form", () => {
    const { root, unmount } = mount(draw(someForms.plugin));
    expect(root.querySelectorAll('form, [type=submit]')).toHaveLength(0);
    unmount();
  });

  it('LAY-01 has a badge below it if the plan requires one', () => {
    const { find, rerender, root, unmount } = mount(draw(someForms.link, true, 'https://beckon.example/'));
    expect(find('a:last-child').getAttribute('href')).toBe('https://beckon.example/');
    rerender(draw(someForms.link));
    expect(root.querySelectorAll('a')).toHaveLength(1);
    unmount();
  });

  it('EMB-07 when closed it shows nothing and keeps what was typed', () => {
    const { find, rerender, unmount } = mount(draw(someForms.consent));
    const box = find('input');
    rerender(draw(someForms.consent, false));
    expect(find('[hidden]').contains(box)).toBe(true);
    unmount();
  });
});
