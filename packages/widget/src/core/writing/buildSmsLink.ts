import type { State } from '../State';
import { encodeText } from './encodeText';
import { sandboxOf } from './sandboxOf';

/** A link that opens the messages app with the text filled in: the opt-in text, a space, the ref. iOS requires `&` before the body. [SMS-08, A-43] */
export function buildSmsLink(app: State['app'], optInText: string, ref: string): string {
  const body = [optInText, ref].filter((part) => part !== '').join(' ');
  const place = sandboxOf(app, 'sms') ?? `sms:${(app?.widget_phone ?? '').replace(/[^+\d]/g, '')}&`;
  return `${place}body=${encodeText(body)}`;
}
