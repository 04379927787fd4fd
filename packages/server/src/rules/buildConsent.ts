import { legalVersion, parseWidget, smsLegalText } from '@beckon/contract';
import type { Account, StoredWidget } from './Account';
import { toWireWidget } from './buildBootstrap';

/** The words a visitor agreed to: the notice, its version, and the button that was pressed. */
export type Consent = { text: string; version: string; buttonLabel: string };

/** The notice exactly as the form shows it, or nothing when the widget cannot be read. [SMS-11] */
export function buildConsent(account: Account, widget: StoredWidget): Consent | undefined {
  const parsed = parseWidget(toWireWidget(widget));
  if (!parsed.ok) return undefined;
  const text = smsLegalText({
    pageName: account.pageName,
    termsUrl: account.termsUrl ?? undefined,
    privacyUrl: account.privacyUrl ?? undefined,
    extra: account.smsLegalExtra ?? undefined,
  });
  return { text, version: legalVersion, buttonLabel: parsed.widget.data.main.smsButtonText };
}
