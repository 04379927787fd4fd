import type { LegalInput, Widget } from '@beckon/contract';
import type { State } from '../State';

/** The parts of a widget's legal notice; the view draws it, and the sign contains its mark. [SMS-11] */
export function legalOf({ app }: State, widget: Widget | undefined): LegalInput {
  return {
    pageName: app?.page_name ?? '',
    termsUrl: app?.terms_url,
    privacyUrl: app?.privacy_url,
    extra: app?.sms_legal_extra,
    own: widget?.data.main.legalText,
    isEu: app?.is_eu_affected,
    words: widget?.legal,
  };
}
