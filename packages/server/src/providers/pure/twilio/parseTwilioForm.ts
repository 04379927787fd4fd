import { explain } from '@beckon/contract/data/explain';
import { cleanText, inboundLimits } from '../inboundLimits';
import type { FormPairs, ParsedCall } from '../SmsProvider';
import { stoppedCode } from './parseTwilioAnswer';

const idShape = /^[A-Za-z0-9]{1,64}$/;
const { number: most } = inboundLimits;

/** Parses a form from Twilio. Its words for a status are the ones that we store. [OWN-13] */
export function parseTwilioForm(pairs: FormPairs): ParsedCall {
  const form = new Map(pairs);
  const sid = form.get('MessageSid') ?? form.get('SmsSid') ?? '';
  if (!idShape.test(sid)) return bad('MessageSid is missing or invalid.');
  const status = form.get('MessageStatus');
  if (status !== undefined) {
    const code = form.get('ErrorCode');
    const detail = `${status.slice(0, most)} ${code?.slice(0, most)}`;
    const error = code ? explain('undelivered', { code: detail }).message : undefined;
    const stopped = code === String(stoppedCode) ? form.get('To') : undefined;
    return { type: 'status', providerId: sid, status: status.slice(0, most), error, stopped };
  }
  const [from, to, text] = [form.get('From'), form.get('To'), form.get('Body')];
  if (!from || from.length > most) return bad('From is missing or too long.');
  if (!to || to.length > most) return bad('To is missing or too long.');
  if (text === undefined) return bad('Body is missing.');
  return { type: 'text', sid, from, to, text: cleanText(text), isAnswered: Boolean(form.get('OptOutType')) };
}

const bad = (problem: string): ParsedCall => ({ type: 'bad', problem });
