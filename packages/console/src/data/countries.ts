import { nameCountries } from '@beckon/contract/data/nameCountries';
import { language } from '../copy/language';

/** Every country with its dial codes, by its name in the console's language. [OWN-02, C-PHONE-04] */
export const countries = nameCountries(language() === 'en' ? undefined : language());
