import { euConsentText } from '../agreed/euConsentText';
import { smsLegalNotice } from '../agreed/smsLegalNotice';
import { english } from './english';
import type { LanguageTexts } from './LanguageTexts';

export const en: LanguageTexts = {
  texts: english,
  legal: {
    us: smsLegalNotice({ pageName: '{name}' }).text,
    usNameless: smsLegalNotice({ pageName: '' }).text,
    eu: euConsentText('{name}'),
    euNameless: euConsentText(''),
  },
};
