import { texts } from '@beckon/contract';
import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { Button } from '@beckon/controls/Button';
import { PhoneInput } from '@beckon/controls/PhoneInput';
import { defaultCountry } from '@beckon/controls/PhoneInput/defaultCountry';
import { joinPhone } from '@beckon/controls/PhoneInput/joinPhone';
import { parseTypedPhone } from '@beckon/controls/PhoneInput/parseTypedPhone';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PhoneFormView } from '../../core/view/BodyView';
import type { FormProps } from './FormProps';
import { LegalNotice } from './LegalNotice';
import classes from './SmsForm.module.css';
import text from './SmsForm.module.css?inline';

const sheet = createSheet(text);

type SmsFormProps = FormProps<PhoneFormView> & {
  countries: readonly PickerCountry[];
  /** What the visitor has typed into the first frame of this form. */
  typed?: string | undefined;
};

/** This form as a part that loads when the first one is shown. */
export type SmsFormPart = { SmsForm: typeof SmsForm; countries: readonly PickerCountry[] };

/** Country picker, phone number, button and the legal notice. [SMS-01, SMS-05, SMS-06, SMS-11] */
export function SmsForm(props: SmsFormProps): ReactNode {
  const { id, view, typed, send, compact = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const [countries, setCountries] = useState(props.countries);
  useSheet(form, sheet);
  const [value, setValue] = useState(() => ({
    country: defaultCountry([view.language], countries),
    number: typed ?? '',
  }));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const dial = countries.find(({ code }) => code === value.country)?.dial ?? '';
    send({ type: 'phone.submitted', id, phoneNumber: joinPhone(dial, value.number) });
  };
  const fetchCountries = () =>
    import('@beckon/contract/data/nameCountries').then((loaded) =>
      setCountries(loaded.nameCountries(view.spoken)),
    );
  const change = (next: typeof value) => {
    setValue(next);
    send({ type: 'phone.edited', id });
  };

  // The first drawing leaves the text as it is, with its caret; then it is read as if it was typed now. There may be more of it by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes over
  useLayoutEffect(() => {
    const text = typed === undefined ? '' : form.current?.querySelector('input')?.value;
    if (text) change(parseTypedPhone(text, countries, value));
  }, []);

  return (
    <form
      ref={form}
      className={joinNames(classes['form'], compact && classes['compact'])}
      noValidate
      onSubmit={submit}
    >
      <PhoneInput
        countries={countries}
        fetchCountries={fetchCountries}
        value={value}
        onChange={change}
        label={texts.phoneLabel}
        hideLabel={compact}
        error={view.error || undefined}
      />
      {/* Enter presses this button, too. A sandboxed page may block the submission before its event. */}
      <Button type="submit" size="l" wide={!compact} loading={view.isLoading} onClick={submit}>
        <span dir="auto">{view.buttonText}</span>
      </Button>
      <LegalNotice id={id} view={view.legal} send={send} />
    </form>
  );
}
