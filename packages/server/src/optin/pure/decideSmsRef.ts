import { parseAllowedOrigin } from '@beckon/contract/websites';
import type { Account, StoredWidget } from '../../accounts/pure/index';
import type { RefusalReason, TransientReason } from '../../refusals/pure/index';
import { asksForPhone } from '../../widgets/pure/index';

type Question = {
  account: Pick<Account, 'whitelist' | 'widgetPhone' | 'smsProvider'> | undefined;
  widget: StoredWidget | undefined;
  originHeader: string | undefined;
  ownOrigin: string | undefined;
};

/** Does this page get a ref to text? Otherwise it uses the widget's keyword. Doesn't say why not. [NET-04, SMS-10] */
export function decideSmsRef(
  question: Question,
): { ok: true; origin: string } | { ok: false; reason: RefusalReason | TransientReason } {
  const { account, widget, originHeader, ownOrigin } = question;
  if (!account || !widget || !asksForPhone(widget)) return { ok: false, reason: 'widget_unknown' };
  if (widget.status !== 'active') return { ok: false, reason: 'widget_paused' };
  if (account.smsProvider === 'none' || account.widgetPhone.trim() === '') {
    return { ok: false, reason: 'no_sender' };
  }
  const origin = parseAllowedOrigin({ origin: originHeader, ownOrigin, whitelist: account.whitelist });
  return origin ? { ok: true, origin } : { ok: false, reason: 'website_not_allowed' };
}
