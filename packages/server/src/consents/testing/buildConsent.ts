import { createHash } from 'node:crypto';
import { generateId } from '../../database/index';
import type { NewConsent } from '../store/appendConsent';

const consentText = 'I agree, "really" – 🌿';

/** A consent from a form, with a test's own values. */
export const buildConsent = (own: Partial<NewConsent> & { account_id: number }): NewConsent => ({
  consent_id: generateId(),
  subscriber_id: generateId(),
  phone: '+14155550100',
  method: 'inline',
  consent_text: consentText,
  text_sha256: createHash('sha256').update(consentText).digest('hex'),
  text_version: '1',
  button_label: 'Join',
  notice_known: true,
  page_address: null,
  origin: 'https://shop.example.com',
  widget_id: 5001,
  widget_version: 1,
  session_id: 'session-1',
  instance_id: 'i0',
  ip_short: '203.0.113.0',
  user_agent: 'Test',
  ...own,
});
