import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { someForms } from '../testing/someForms';
import { LegalNotice } from './LegalNotice';
import { SmsLink } from './SmsLink';

const { legal } = someForms.phone;
const eu = { ...legal, text: 'I agree to texts.', isChecked: false };

describe('the legal text of a phone form', () => {
  it('SMS-11 A-45 is shown in full, with its links and without a box', () => {
    const { find, root, unmount } = mount(<LegalNotice id="i0" view={legal} send={() => {}} />);
    expect(find('p').textContent).toContain(legal.text);
    expect(find('a').getAttribute('href')).toBe('https://shop.example/terms');
    expect(root.querySelector('input')).toBeNull();
    unmount();
  });

  it('A-17 A-45 under European law it labels an unticked box', async () => {
    const send = vi.fn();
    const draw = (view = eu) => <LegalNotice id="i0" view={view} send={send} />;
    const { find, root, rerender, unmount } = mount(draw());
    await vi.waitFor(async () => {
      await act(async () => {});
      find('input[type=checkbox]');
    });
    const box = find<HTMLInputElement>('input[type=checkbox]');
    expect([box.checked, find('label').textContent, find('label').getAttribute('for')]).toEqual([
      false,
      'I agree to texts. Terms',
      box.id,
    ]);
    act(() => box.click());
    expect(send.mock.calls).toEqual([
      [{ type: 'instance.checked', id: 'i0', checked: true }],
      [{ type: 'phone.edited', id: 'i0' }],
    ]);
    rerender(draw({ ...eu, error: 'Please check the box to agree.' }));
    expect(root.querySelector('[role=alert]')?.textContent).toBe('Please check the box to agree.');
    expect(find('a').textContent).toBe('Terms');
    unmount();
  });

  it("A-17 A-45 SMS-08 an iPhone's link leads nowhere before it is ticked", () => {
    const send = vi.fn();
    const view = { ...someForms.smsLink, url: 'sms:+1&body=x', isLoading: false, legal: eu };
    const { find, root, rerender, unmount } = mount(<SmsLink id="i0" view={view} send={send} />);
    const prevented: boolean[] = [];
    root.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    act(() => find('a').click());
    expect(send).toHaveBeenLastCalledWith({ type: 'phone.submitted', id: 'i0', phoneNumber: null });
    rerender(<SmsLink id="i0" view={{ ...view, legal: { ...eu, isChecked: true } }} send={send} />);
    act(() => find('a').click());
    expect(send).toHaveBeenLastCalledWith({ type: 'smsLink.followed', id: 'i0' });
    expect(prevented).toEqual([true, false]);
    unmount();
  });
});
