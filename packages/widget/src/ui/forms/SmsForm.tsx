import { texts } from '@beckon/contract';
import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { Button } from '@beckon/controls/Button';
import { PhoneInput } from '@beckon/controls/PhoneInput';
import { defaultCountry } from '@beckon/controls/PhoneInput/defaultCountry';
import { joinPhone } from '@beckon/controls/PhoneInput/joinPhone';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import type { Event } from '../../core/Event';
import type { PhoneFormView } from '../../core/view/BodyView';
import classes from './SmsForm.module.css';
import text from './SmsForm.module.css?inline';

const sheet = createSheet(text);

type SmsFormProps = {
  id: string;
  view: PhoneFormView;
  countries: readonly PickerCountry[];
  send: (event: Event) => void;
};

/** This form as a part that is fetched when the first one is shown. */
export type SmsFormPart = { SmsForm: typeof SmsForm; countries: readonly PickerCountry[] };

/** Country picker, phone number, button and the legal notice. [SMS-01, SMS-05, SMS-06, SMS-11] */
export function SmsForm({ id, view, countries, send }: SmsFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useSheet(form, sheet);
  const [value, setValue] = useState(() => ({
    country: defaultCountry([view.language], countries),
    number: '',
  }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dial = countries.find(({ code }) => code === value.country)?.dial ?? '';
    send({ type: 'phone.submitted', id, phoneNumber: joinPhone(dial, value.number) });
  };
  const change = (next: typeof value) => {
    setValue(next);
    send({ type: 'phone.edited', id });
  };

  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <PhoneInput
        countries={countries}
        value={value}
        onChange={change}
        label={texts.phoneLabel}
        error={view.error || undefined}
      />
      <Button type="submit" size="l" wide loading={view.isLoading}>
        {view.buttonText}
      </Button>
      <p className={classes['legal']} dir="auto">
        {view.legal.text}
        {view.legal.links.map(({ label, url }) => (
          <Fragment key={label}>
            {' '}
            <a className={classes['link']} href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </form>
  );
}
