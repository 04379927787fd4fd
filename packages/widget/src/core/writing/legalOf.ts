import type { LegalInput } from '@beckon/contract';
import type { State } from '../State';

/** What the legal notice of this account is made from; the view draws it and the sign carries its mark. [SMS-11] */
export function legalOf({ app }: State): LegalInput {
  return {
    pageName: app?.page_name ?? '',
    termsUrl: app?.terms_url,
    privacyUrl: app?.privacy_url,
    extra: app?.sms_legal_extra,
  };
}
