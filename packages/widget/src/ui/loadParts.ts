import { readPickerCountries } from '@beckon/contract/data/readPickerCountries';
import type { View } from '../core/view/View';
import type { SmsFormPart } from './forms/SmsForm';

/** Pieces of the drawing that only some widgets need. */
export type Parts = { smsForm?: SmsFormPart };

/** Fetches what this view needs and does not have yet; nothing when all is there. */
export function loadParts(view: View, present: Parts): Promise<Parts> | undefined {
  if (view.body.kind !== 'phone' || present.smsForm) return undefined;
  return Promise.all([import('./forms/SmsForm'), import('@beckon/contract/data/pickerCountries')]).then(
    ([{ SmsForm }, { pickerCountries }]) => ({
      smsForm: { SmsForm, countries: readPickerCountries(pickerCountries) },
    }),
  );
}
