import {
  euConsentVersion,
  type Language,
  type LanguageFile,
  type LegalInput,
  type LegalWords,
  legalVersion,
  noticeMark,
  smsLegalText,
  type Widget,
} from '@beckon/contract';
import { needsConsentText } from '@beckon/contract/messageChannels';

/** The words beside a phone field, and the fingerprint by which a page names them. [SMS-11, NET-02] */
export type Notice = {
  widgetId: number;
  widgetVersion: number;
  mark: string;
  consentText: string;
  textVersion: string;
  buttonLabel: string;
  /** The language of a translated notice; undefined for the widget's first one. */
  language?: Language | undefined;
};

type Names = {
  page_name: string;
  terms_url?: string | undefined;
  privacy_url?: string | undefined;
  sms_legal_extra?: string | undefined;
  is_eu_affected: boolean;
};

/** The notice of every widget that needs one, made from the values that its page gets. [SMS-11] */
export function listNotices(account: Names, widgets: readonly Widget[]): Notice[] {
  return widgets.filter(needsConsentText).map((widget) => buildNotice(account, widget));
}

type Spoken = { language: Language; speak: (language: Language) => LanguageFile };

/** The same in another language, for the widgets whose legal text the owner has confirmed there. [SMS-11, A-45] */
export function listSpokenNotices(
  account: Names,
  widgets: readonly Widget[],
  { language, speak }: Spoken,
): Notice[] {
  const file = speak(language);
  return widgets.filter(needsConsentText).flatMap((widget) => {
    const texts = file.widgets[widget.widget_id];
    if (!texts) return [];
    const notice = buildNotice(account, widget, {
      words: texts.legal,
      buttonText: texts.data['main']?.['smsButtonText'],
    });
    return [{ ...notice, textVersion: `${notice.textVersion}-${language}`, language }];
  });
}

type Translated = { words?: LegalWords | undefined; buttonText?: string | undefined };

function buildNotice(
  account: Names,
  { widget_id, version, data: { main } }: Widget,
  { words, buttonText = main.smsButtonText }: Translated = {},
): Notice {
  const isEu = account.is_eu_affected;
  const input: LegalInput = {
    pageName: account.page_name,
    termsUrl: account.terms_url,
    privacyUrl: account.privacy_url,
    extra: account.sms_legal_extra,
    own: main.legalText,
    isEu,
    words,
  };
  return {
    widgetId: Number(widget_id),
    widgetVersion: version,
    mark: noticeMark(input, buttonText),
    consentText: smsLegalText(input),
    textVersion: isEu ? euConsentVersion : legalVersion,
    buttonLabel: buttonText,
  };
}
