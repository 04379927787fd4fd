import { dialCodes } from '@beckon/contract/data/dialCodes';
import { parseDialCodes } from '@beckon/contract/data/parseDialCodes';
import { defaultCountry } from '@beckon/controls/PhoneInput/defaultCountry';
import { expect, it } from 'vitest';
import { findCountry } from './findCountry';

const countries = parseDialCodes(dialCodes);
const dials = { US: '1', GB: '44', TW: '886' };

it.each(['en-US', 'en', '', 'en-GB', 'zh-Hant-TW', 'es-419', 'gibberish', 'en-gb-oxendict'])(
  'C-PHONE-05 A-66 LOAD-21 a first frame has the country that the form begins with: "%s"',
  (language) => {
    const code = defaultCountry([language], countries);
    const dial = countries.find((one) => one.code === code)?.dial;
    expect(findCountry(language, dials)).toEqual({ code, dial });
  },
);

it.each(['de-AT', 'en-QQ'])(
  'C-PHONE-05 LOAD-21 there is none for a region that it lacks: "%s"',
  (language) => {
    expect(findCountry(language, dials)).toBeUndefined();
  },
);
