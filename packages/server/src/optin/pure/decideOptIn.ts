import { type CallRequest, parseSign, refusals } from '@beckon/contract';
import { parseAllowedOrigin, parseOrigin } from '@beckon/contract/websites';
import type { StoredWidget } from '../../accounts/pure/index';
import type { RefusalReason } from '../../refusals/pure/index';
import { parseServedPhone, type ServedCountries } from '../../sms/pure/index';
import { asksForPhone } from '../../widgets/pure/index';

type Question = {
  request: CallRequest<'createSubscriberByPhoneNumber'>;
  account: ({ whitelist: readonly string[] } & ServedCountries) | undefined;
  widget: StoredWidget | undefined;
  originHeader: string | undefined;
  /** The configured address of this server: its own pages may have its widgets. We ignore what a request says. */
  ownOrigin: string | undefined;
};

/** An accepted opt-in with its parsed values, or the sentence for the visitor. */
export type OptInDecision =
  | { ok: true; phone: string; instanceId: string; origin: string }
  | {
      ok: false;
      error: string;
      /** For the owner: the sentence must not reveal it. */
      reason: RefusalReason;
      /** The website, if the opt-in is rejected because the owner hasn't added it. */
      unlistedHost?: string;
    };

const refuse = (error: string, reason: RefusalReason): OptInDecision => ({ ok: false, error, reason });

const phoneReasons = {
  notPhone: 'number_invalid',
  notTextable: 'number_not_textable',
  countryNotServed: 'country_not_served',
} as const;

/** Do we accept this phone number? The checks run from cheap to expensive. [NET-02, NET-11, NET-12, SMS-04] */
export function decideOptIn({ request, account, widget, originHeader, ownOrigin }: Question): OptInDecision {
  const sign = parseSign(request.widget_sign);
  const isSigned = sign?.widgetId === String(request.widget_id) && sign.sessionId === request.session_id;
  if (!account || !widget || !asksForPhone(widget)) return refuse(refusals.formGone, 'widget_unknown');
  if (!isSigned) return refuse(refusals.formGone, 'form_mismatch');
  if (widget.status !== 'active') return refuse(refusals.formGone, 'widget_paused');
  const origin = parseAllowedOrigin({ origin: originHeader, ownOrigin, whitelist: account.whitelist });
  if (!origin)
    return {
      ...refuse(refusals.websiteNotAllowed, 'website_not_allowed'),
      ...findUnlistedHost(originHeader),
    };
  const read = parseServedPhone(request.phone_number, account);
  if (!read.ok) return refuse(refusals[read.reason], phoneReasons[read.reason]);
  // People who text from such a line get texts there; a typed number would cost a text that no one reads.
  if (read.kind === 'FIXED_LINE') return refuse(refusals.notTextable, 'number_not_textable');
  return { ok: true, phone: read.phone, instanceId: sign.instanceId, origin };
}

function findUnlistedHost(originHeader: string | undefined): { unlistedHost?: string } {
  const { hostname: unlistedHost } = parseOrigin(originHeader) ?? {};
  return unlistedHost === undefined ? {} : { unlistedHost };
}
