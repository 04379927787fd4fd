import {
  euConsentVersion,
  type LegalInput,
  legalVersion,
  noticeMark,
  smsLegalText,
  type Widget,
} from '@beckon/contract';

/** The words beside a phone field, and the fingerprint by which a page names them. [SMS-11, NET-02] */
export type Notice = {
  widgetId: number;
  widgetVersion: number;
  mark: string;
  consentText: string;
  textVersion: string;
  buttonLabel: string;
};

type Names = {
  page_name: string;
  terms_url?: string | undefined;
  privacy_url?: string | undefined;
  sms_legal_extra?: string | undefined;
  is_eu_affected: boolean;
};

/** The notice of every widget that asks for a phone number, made from the values that its page gets. [SMS-11] */
export function listNotices(account: Names, widgets: readonly Widget[]): Notice[] {
  const isEu = account.is_eu_affected;
  return widgets.filter(asksForPhone).map(({ widget_id, version, data: { main } }) => {
    const input: LegalInput = {
      pageName: account.page_name,
      termsUrl: account.terms_url,
      privacyUrl: account.privacy_url,
      extra: account.sms_legal_extra,
      own: main.legalText,
      isEu,
    };
    return {
      widgetId: Number(widget_id),
      widgetVersion: version,
      mark: noticeMark(input, main.smsButtonText),
      consentText: smsLegalText(input),
      textVersion: isEu ? euConsentVersion : legalVersion,
      buttonLabel: main.smsButtonText,
    };
  });
}

function asksForPhone({ widget_type: type, channel, data }: Widget): boolean {
  return channel === 'sms' || (type === 'omnichat' && data.channels?.enable_sms === true);
}
