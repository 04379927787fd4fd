import { describe, expect, it } from 'vitest';
import { smsLegalNotice, smsLegalText } from './smsLegalNotice';

describe('the legal notice', () => {
  it('SMS-11 A-45 carries its four statements and the business name', () => {
    const { text } = smsLegalNotice({ pageName: 'Fern & Fig' });
    expect(text).toContain('autodialed personal and marketing text messages from Fern & Fig');
    expect(text).toContain('Consent is not required for purchase.');
    expect(text).toContain('Message and data rates may apply.');
    expect(text).toContain('Reply STOP to cancel.');
  });
  it('SMS-11 A-45 the owner can add to it and cannot take away', () => {
    const { text } = smsLegalNotice({ pageName: '', extra: ' Up to 4 messages a month. ' });
    expect(text).toMatch(/from us at .*STOP to cancel\. Up to 4 messages a month\.$/);
  });
  it('SMS-11 A-45 links to terms and privacy only where they are web addresses', () => {
    const links = smsLegalNotice({
      pageName: 'F',
      termsUrl: 'https://f/t',
      privacyUrl: 'javascript:alert(1)',
    }).links;
    expect(links).toEqual([{ label: 'Terms', url: 'https://f/t' }]);
    expect(smsLegalText({ pageName: 'F', termsUrl: 'https://f/t' })).toMatch(
      /STOP to cancel\. Terms: https:\/\/f\/t$/,
    );
  });
});
