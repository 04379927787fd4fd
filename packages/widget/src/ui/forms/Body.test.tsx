import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import type { Event } from '../../core/Event';
import type { BodyView } from '../../core/view/BodyView';
import type { Parts } from '../loadParts';
import { submittedBody } from '../testing/someCard';
import { someForms } from '../testing/someForms';
import { AfterForm } from './AfterForm';
import { Body } from './Body';
import { MessengerForm } from './MessengerForm';
import { SmsForm } from './SmsForm';
import { SmsLink } from './SmsLink';

const countries = [{ code: 'US', name: 'United States', dial: '1' }] as never;
const parts = {
  layouts: {},
  smsForm: { SmsForm, countries },
  smsLink: SmsLink,
  messengerForm: MessengerForm,
  afterForm: AfterForm,
};
const done: BodyView = { kind: 'done', label: 'Success!' };

function draw(
  view: BodyView,
  given: { send?: (event: Event) => void; compact?: boolean; parts?: Parts } = {},
) {
  return <Body id="i0" view={view} parts={parts} send={() => {}} {...given} />;
}

describe('Body', () => {
  it.each<[string, BodyView, string]>([
    ['SMS-01 a phone form', someForms.phone, 'form input[type=tel]'],
    ['SMS-08 a link into the messages app', someForms.smsLink, 'a[href^="sms:"]'],
    ['BAR-02 room for a plugin', someForms.plugin, 'slot[name=plugin]'],
    ['REND-07 a link into the messenger', someForms.link, 'a[href^="https://m.me/"]'],
    ['CHK-02 a checkbox', someForms.consent, 'input[type=checkbox]'],
    ['LAY-04 the message after the opt-in', submittedBody, '[role=status] h2'],
    ['EMB-04 what a button says after its success', done, '[role=status] p'],
  ])('%s is drawn', (_, view, selector) => {
    const { root, unmount } = mount(draw(view));
    expect(root.querySelectorAll(selector)).toHaveLength(1);
    unmount();
  });

  it('a form whose part has not loaded yet is not drawn', () => {
    const { find, unmount } = mount(draw(someForms.phone, { parts: { layouts: {} } }));
    expect(find('div').parentElement?.textContent).toBe('');
    unmount();
  });

  it.each<[string, BodyView, string]>([
    ['LAY-04', submittedBody, 'Thank you'],
    ['LAY-04', { ...submittedBody, title: '' } as BodyView, 'Look at your phone'],
    ['EMB-04', done, 'Success!'],
  ])('%s the message appears as plain text if its part failed to load (%#)', (_, view, words) => {
    const { find, unmount } = mount(draw(view, { parts: { layouts: {} } }));
    expect(find('[role=status]').textContent).toBe(words);
    unmount();
  });

  it('SUB-02 EMB-04 the message appears in a live region that was there before', () => {
    const { find, rerender, root, unmount } = mount(draw(someForms.link));
    const status = find('[role=status]:not(p)');
    expect(status.textContent).toBe('');
    rerender(draw(done));
    expect(find('[role=status]')).toBe(status);
    expect(status.textContent).toBe('Success!');
    expect(root.querySelector('a')).toBeNull();
    unmount();
  });

  it('SUB-02 the message takes the focus that its form has lost', () => {
    const { find, rerender, root, unmount } = mount(draw(someForms.link), 'open');
    act(() => find('a').focus());
    rerender(draw(submittedBody));
    expect(root.activeElement?.textContent).toContain('Thank you');
    unmount();
  });

  it('SUB-02 a visitor who types elsewhere on the page keeps the focus', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const { rerender, unmount } = mount(draw(someForms.link), 'open');
    field.focus();
    rerender(draw(done));
    expect(document.activeElement).toBe(field);
    unmount();
    field.remove();
  });

  it.each([false, true])('SMS-11 a phone form shows its notice and links, in a bar too (%s)', (compact) => {
    const { find, unmount } = mount(draw(someForms.phone, { compact }));
    expect(find('form > p').textContent).toContain('Reply STOP to cancel.');
    expect(find('form > p a').getAttribute('href')).toBe('https://shop.example/terms');
    expect(find('form').classList.contains('compact')).toBe(compact);
    unmount();
  });
});
