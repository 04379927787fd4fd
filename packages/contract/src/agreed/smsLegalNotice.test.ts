import { describe, expect, it } from 'vitest';
import { euConsentText } from './euConsentText';
import { smsLegalNotice, smsLegalText } from './smsLegalNotice';

describe('the legal notice', () => {
  it('SMS-11 A-45 has its four statements and the business name', () => {
    const { text } = smsLegalNotice({ pageName: 'Fern & Fig' });
    expect(text).toContain('autodialed personal and marketing text messages from Fern & Fig');
    expect(text).toContain('Consent is not required for purchase.');
    expect(text).toContain('Message and data rates may apply.');
    expect(text).toContain('Reply STOP to cancel.');
  });
  it('SMS-11 A-45 the owner can add to it, but not remove from it', () => {
    const { text } = smsLegalNotice({ pageName: '', extra: ' Up to 4 messages a month. ' });
    expect(text).toMatch(/from us at .*STOP to cancel\. Up to 4 messages a month\.$/);
  });
  it('SMS-11 A-45 a widget can add its own text to what US law requires', () => {
    const { text } = smsLegalNotice({ pageName: 'F', own: ' Two texts a week. ', extra: 'More.' });
    expect(text).toMatch(/autodialed .*STOP to cancel\. Two texts a week\. More\.$/);
  });
  it("SMS-11 A-45 A-17 under European law the text is the widget's own, without terms of US law", () => {
    const own = euConsentText('Fern & Fig');
    const { text } = smsLegalNotice({ pageName: 'Fern & Fig', own, extra: 'More.', isEu: true });
    expect(text).toBe(`${own} More.`);
    expect(own).toContain('from Fern & Fig');
    expect(own).not.toMatch(/autodial|purchase|rates/i);
    expect(euConsentText(' ')).toContain('from us');
  });
  it('SMS-11 A-45 links to terms and privacy only if they are web addresses', () => {
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
