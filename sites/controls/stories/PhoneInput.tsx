import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { parsePickerCountries } from '@beckon/contract/data/parsePickerCountries';
import { PhoneInput, type PhoneInputProps } from '@beckon/controls/PhoneInput';
import type { PhoneValue } from '@beckon/controls/PhoneInput/PhoneValue';
import { type ReactNode, useEffect, useState } from 'react';
import type { Story } from '../Story';
import { longText } from '../samples';

type Given = Partial<Omit<PhoneInputProps, 'value' | 'onChange'>> & { readonly start?: PhoneValue };

/** A phone input whose table of countries loads a moment later, as in a widget. */
export function PhoneSample({ start = { country: 'US', number: '' }, ...given }: Given): ReactNode {
  const [value, setValue] = useState(start);
  const [countries, setCountries] = useState<readonly PickerCountry[]>([]);
  useEffect(() => {
    import('@beckon/contract/data/pickerCountries').then(({ pickerCountries }) =>
      setCountries(parsePickerCountries(pickerCountries)),
    );
  }, []);
  return (
    <PhoneInput label="Phone number" countries={countries} {...given} value={value} onChange={setValue} />
  );
}

const opens = { press: 'button', shows: '[role=option]' };

/** Flag, dial code and number in one field. */
export const phoneInputStories: readonly Story[] = [
  { name: 'empty', draw: () => <PhoneSample /> },
  { name: 'filled', draw: () => <PhoneSample start={{ country: 'GB', number: '7400 123456' }} /> },
  { name: 'long-dial-code', draw: () => <PhoneSample start={{ country: 'AG', number: '4641234' }} /> },
  {
    name: 'with-hint',
    draw: () => <PhoneSample hint="Only for messages about your order." required={false} />,
  },
  {
    name: 'error',
    draw: () => <PhoneSample error="This number is too short" start={{ country: 'US', number: '201' }} />,
  },
  { name: 'disabled', draw: () => <PhoneSample disabled start={{ country: 'US', number: '2015550123' }} /> },
  { name: 'loading', draw: () => <PhoneSample countries={[]} /> },
  { name: 'hidden-label', draw: () => <PhoneSample hideLabel /> },
  { name: 'open', opens, draw: () => <PhoneSample /> },
  { name: 'open-in-the-middle', opens, draw: () => <PhoneSample start={{ country: 'MX', number: '' }} /> },
  { name: 'long-texts', draw: () => <PhoneSample label={longText} hint={longText} error={longText} /> },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <PhoneSample
        label="رقم الهاتف"
        start={{ country: 'EG', number: '1001234567' }}
        texts={{ country: 'الدولة', search: 'بحث', noCountry: 'لا توجد نتائج' }}
      />
    ),
  },
];
