import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { Field } from '../Field/Field';
import { frame } from '../Field/frame';
import type { CloseReason } from '../layer/CloseReason';
import { useOpened } from '../layer/useOpened';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import { CountryButton } from './CountryButton';
import { fallbackCountry } from './defaultCountry';
import { joinPhone } from './joinPhone';
import classes from './PhoneInput.module.css';
import text from './PhoneInput.module.css?inline';
import type { PhoneValue } from './PhoneValue';
import { parsePastedPhone } from './parsePastedPhone';
import { parseTypedPhone } from './parseTypedPhone';
import { type PhoneTexts, phoneTexts } from './phoneTexts';
import { useCountryList } from './useCountryList';

const sheet = createSheet(text);
const noPhone: PhoneValue = { country: fallbackCountry, number: '' };

/** A controlled phone number and the texts around it. */
export interface PhoneInputProps {
  /** The input's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** The country table; pass an empty one while it is loading. */
  readonly countries: readonly PickerCountry[];
  /** Loads a better table, such as one with names in every language, before the list is shown. */
  readonly fetchCountries?: (() => Promise<unknown>) | undefined;
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  /** The error; of several, the latest. [SMS-05, C-PHONE-06] */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Sends the whole number with a form, such as +12015550123. [C-PHONE-02] */
  readonly name?: string | undefined;
  readonly texts?: Partial<PhoneTexts> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Flag, dial code and number in one field. [C-PHONE-01, C-PHONE-03, C-PHONE-06] */
export function PhoneInput(props: PhoneInputProps): ReactNode {
  const { countries, onChange, error, disabled = false, name } = props;
  const texts = { ...phoneTexts, ...props.texts };
  // Anything other than a country and a number, such as a whole number in one text, is an empty field.
  const value = typeof props.value?.number === 'string' ? props.value : noPhone;
  const country = countries.find(({ code }) => code === value.country);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const listId = useUid();
  const [wantsOpen = false, setOpen] = useOpened<boolean>(disabled);
  const [hasFailed, setFailed] = useState(false);
  const { List, fetchList } = useCountryList(props.fetchCountries);
  const isOpen = wantsOpen && List !== undefined;
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const close = (reason: CloseReason) => {
    setOpen(false);
    if (/chosen|tab/.test(reason)) input.current?.focus();
    else if (!/outside|blur/.test(reason)) trigger.current?.focus({ preventScroll: true });
  };
  const paste = (event: ClipboardEvent) => {
    // A whole international number replaces the text, wherever the caret was.
    const pasted = parsePastedPhone(event.clipboardData.getData('text'), countries, value.country);
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted);
  };
  const type = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const next = parseTypedPhone(field.value, countries, value);
    // Dropped characters were before the caret, which the renderer would move to the end.
    const behind = field.value.length - (field.selectionStart ?? 0);
    if (next.number !== field.value) {
      field.value = next.number;
      const caret = next.number.length - behind;
      field.setSelectionRange(caret, caret);
    }
    onChange(next);
  };
  const open = (wants: boolean) => {
    setFailed(false);
    setOpen(wants);
    fetchList(() => {
      setOpen(false);
      setFailed(true);
    });
  };

  return (
    <Field {...props} error={error ?? (hasFailed ? texts.listFailed : undefined)}>
      {(field) => (
        <div
          ref={box}
          className={joinNames(frame.className, classes.box)}
          data-disabled={disabled ? '' : undefined}
        >
          <CountryButton
            {...{ country, value, texts, listId, isOpen }}
            disabled={disabled || countries.length === 0}
            buttonRef={trigger}
            isBusy={wantsOpen && !isOpen}
            onNear={() => fetchList(ignore)}
            onOpen={open}
            // A list that loads late does not take the focus from a visitor who has moved on.
            onLeave={() => isOpen || setOpen(false)}
          />
          {isOpen && (
            <List
              {...{ countries, texts, trigger }}
              id={listId}
              chosen={value.country}
              anchor={box}
              onChoose={(country) => onChange({ ...value, country })}
              onClose={close}
            />
          )}
          <input
            {...field}
            ref={input}
            className={classes.number}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            disabled={disabled}
            placeholder={texts.numberHint}
            value={value.number}
            onFocus={() => setOpen(false)}
            onPaste={paste}
            onChange={type}
          />
          {name && (
            <input
              type="hidden"
              name={name}
              disabled={disabled}
              value={(country && joinPhone(country.dial, value.number)) ?? value.number}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** The list has not been requested yet; the press tries again. */
function ignore(): void {}
