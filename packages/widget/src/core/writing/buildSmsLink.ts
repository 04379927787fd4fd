import { encodeText } from './encodeText';

/** A link that opens the messages app with the text written: the opt-in text, a blank, the ref. iOS wants `&` before the body. [SMS-08, A-43] */
export function buildSmsLink(phone: string, optInText: string, ref: string): string {
  const body = [optInText, ref].filter((part) => part !== '').join(' ');
  return `sms:${phone.replace(/[^+\d]/g, '')}&body=${encodeText(body)}`;
}
