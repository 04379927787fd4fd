import { type CallRequest, readSign } from '@beckon/contract';
import { readAllowedOrigin, readOrigin } from '@beckon/contract/websites';
import type { StoredWidget } from './Account';
import { asksForPhone } from './asksForPhone';
import { readServedPhone, type ServedCountries } from './readServedPhone';
import { refusals } from './refusals';

type Question = {
  request: CallRequest<'createSubscriberByPhoneNumber'>;
  account: ({ whitelist: readonly string[] } & ServedCountries) | undefined;
  widget: StoredWidget | undefined;
  originHeader: string | undefined;
  /** The configured address of this server: its own pages may carry its widgets. What a request says does not count. */
  ownOrigin: string | undefined;
};

/** An opt-in that is accepted, with what was read out of it, or the sentence for the visitor. */
export type OptInDecision =
  | { ok: true; phone: string; instanceId: string; origin: string }
  | {
      ok: false;
      error: string;
      /** The website, if the opt-in is rejected because the owner hasn't added it. */
      stranger?: string;
    };

const refuse = (error: string): OptInDecision => ({ ok: false, error });

/** Is this phone number taken? The gates stand in the order of their cost. [NET-02, NET-11, NET-12, SMS-04] */
export function decideOptIn({ request, account, widget, originHeader, ownOrigin }: Question): OptInDecision {
  const sign = readSign(request.widget_sign);
  const isSigned = sign?.widgetId === String(request.widget_id) && sign.sessionId === request.session_id;
  if (!isSigned || !account || !widget || !asksForPhone(widget) || widget.status !== 'active') {
    return refuse(refusals.formGone);
  }
  const origin = readAllowedOrigin({ origin: originHeader, ownOrigin, whitelist: account.whitelist });
  if (!origin) return { ...refuse(refusals.websiteNotAllowed), ...nameStranger(originHeader) };
  const read = readServedPhone(request.phone_number, account);
  if (!read.ok) return refuse(refusals[read.because]);
  // Whoever texts from such a line gets texts there; a number that was only typed would cost a text that nobody reads.
  if (read.kind === 'FIXED_LINE') return refuse(refusals.notTextable);
  return { ok: true, phone: read.phone, instanceId: sign.instanceId, origin };
}

function nameStranger(originHeader: string | undefined): { stranger?: string } {
  const { hostname: stranger } = readOrigin(originHeader) ?? {};
  return stranger === undefined ? {} : { stranger };
}
