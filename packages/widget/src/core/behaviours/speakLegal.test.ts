import { noticeMark } from '@beckon/contract';
import { expect, it } from 'vitest';
import { emptyState } from '../emptyState';
import { opening, run, smsModal } from '../testing/started';
import { viewInstance } from '../view/viewInstance';

const legal = { text: 'Ich stimme zu.', terms: 'AGB', privacy: 'Datenschutz' };
const account = { page_name: 'Ferns', terms_url: 'https://ferns.example/t', sms_legal_extra: 'More.' };

/** A phone form in German, as the page hands it to the core. */
function begin(browser: object = {}) {
  const start = opening({ widgets: [smsModal()], account, browser });
  const widgets = start.widgets.map((widget) => ({ ...widget, language: 'de' as const, legal }));
  const facts = [
    { ...start, widgets },
    { type: 'page.scanned', elements: [] },
    { type: 'instance.rendered', id: 'i0', reason: 'sms' },
    { type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } },
  ] as const;
  return run(emptyState, facts);
}

it('SMS-11 a form in another language shows the confirmed text, and names exactly that to the server', () => {
  const { state } = begin();
  const view = viewInstance(state, 'i0');
  expect(view).toMatchObject({
    card: {
      body: {
        spoken: 'de',
        legal: { text: 'Ich stimme zu.', links: [{ label: 'AGB', url: 'https://ferns.example/t' }] },
      },
    },
  });
  const { orders } = run(state, [{ type: 'phone.submitted', id: 'i0', phoneNumber: '+491511234567' }]);
  const mark = noticeMark({ pageName: 'Ferns', termsUrl: account.terms_url, words: legal }, 'Subscribe');
  expect(orders).toMatchObject([
    { order: 'sendPhone', body: { widget_sign: expect.stringMatching(new RegExp(`-${mark}$`)) } },
  ]);
});

it('SMS-08 SMS-11 a request for a ref says in which language the notice was read', () => {
  const { state } = begin({ isIos: true });
  const known = { ...state, stored: { ...state.stored, smsRefs: ['5:r-5'] } };
  const answer = { type: 'smsRef.answered', id: 'i0', state: true, ref: 'r-6', payload: undefined } as const;
  const { orders } = run(known, [{ type: 'smsRef.wanted', id: 'i0' }, answer]);
  // No stored ref, which an English visit may have left, and none for an English one to come.
  expect(orders).toMatchObject([{ order: 'askSmsRef', body: { language: 'de' } }]);
});
