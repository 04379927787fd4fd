import type { Account } from '../../accounts/pure/index';
import { parsePhone } from '../../formats/pure/index';
import { chooseDaytimeMs, conversationMs, matchZoneToCountry } from '../../messages/pure/index';

/** A form: the phone wasn't used, so nobody is known to hold it. `timeZone` is what its page named, if anything. */
type Form = { timeZone: string | undefined };

type Asked = {
  account: Pick<Account, 'country' | 'smsQuietHours' | 'smsProvider'>;
  phone: string;
  plan: readonly { afterMs: number }[];
  /** When the plan begins. */
  atMs: number;
  /** When the person opted in, if it was earlier. */
  sinceMs?: number | undefined;
  /** Without one, the person wrote to us: texts within the hour answer that. */
  form: Form | undefined;
};

/**
 * When each text goes, and what the first one waits for: the next morning where the visitor is, or a time that we can't promise.
 */
export type TextTimes = { times: number[]; wait: '' | 'morning' | 'somewhere' };

/** Texts that waited for the morning go within this time, so that those of the next person don't have to wait for all of them. */
const spreadMs = 600_000;

const placeDigits = 3;

/** When in that time the texts to a number go: by its last digits, so the same at every try. */
function placeOf(phone: string): number {
  const place = Number.parseInt(phone.slice(-placeDigits), 10) || 0;
  return (place / 10 ** placeDigits) * spreadMs;
}

/**
 * When to send the texts of a plan. In an account with quiet hours, the first text after a form waits for the day too, and the others move
 * with it; not all of them at the same moment. The sandbox has no night: its phone is on the screen. [OWN-22]
 */
export function chooseTextTimes({ account, phone, plan, atMs, sinceMs = atMs, form }: Asked): TextTimes {
  const read = parsePhone(phone, account.country);
  const country = read.ok ? read.country : undefined;
  const isQuiet = form !== undefined && account.smsQuietHours && account.smsProvider !== 'sandbox';
  const zone = isQuiet ? matchZoneToCountry(form.timeZone, country) : undefined;
  const choose = (dueMs: number): number =>
    chooseDaytimeMs({ sinceMs: isQuiet ? undefined : sinceMs, dueMs, country, zone });
  const [first] = plan;
  const nightMs = isQuiet && first ? choose(atMs + first.afterMs) - (atMs + first.afterMs) : 0;
  const shiftMs = nightMs === 0 ? 0 : nightMs + placeOf(phone);
  // A text with a delay of its own may come on another morning.
  const isNext = zone !== undefined && first !== undefined && first.afterMs <= conversationMs;
  const wait = isNext ? 'morning' : 'somewhere';
  return {
    times: plan.map(({ afterMs }) => choose(atMs + afterMs + shiftMs)),
    wait: shiftMs > 0 ? wait : '',
  };
}
