/** The content of an SMS webhook call: a text, a delivery report, or nothing readable. */
type ReadForm =
  | { type: 'text'; sid: string; from: string; to: string; text: string; isAnswered: boolean }
  | { type: 'status'; providerId: string; status: string; error: string | undefined }
  | { type: 'bad'; problem: string };

const idShape = /^[A-Za-z0-9]{1,64}$/;
const numberCharacters = 40;
const textCharacters = 1600;

/** Parses a form from Twilio. [OWN-13] */
export function readSmsForm(pairs: readonly (readonly [string, string])[]): ReadForm {
  const form = new Map(pairs);
  const sid = form.get('MessageSid') ?? form.get('SmsSid') ?? '';
  if (!idShape.test(sid)) return bad('MessageSid is missing or invalid.');
  const status = form.get('MessageStatus');
  if (status !== undefined) {
    const code = form.get('ErrorCode');
    const error = code ? `the provider reports ${status} (${code.slice(0, numberCharacters)})` : undefined;
    return { type: 'status', providerId: sid, status: status.slice(0, numberCharacters), error };
  }
  const [from, to, text] = [form.get('From'), form.get('To'), form.get('Body')];
  if (!from || from.length > numberCharacters) return bad('From is missing or too long.');
  if (!to || to.length > numberCharacters) return bad('To is missing or too long.');
  if (text === undefined) return bad('Body is missing.');
  const clean = text.replaceAll('\u0000', '').slice(0, textCharacters);
  return { type: 'text', sid, from, to, text: clean, isAnswered: Boolean(form.get('OptOutType')) };
}

const bad = (problem: string): ReadForm => ({ type: 'bad', problem });
