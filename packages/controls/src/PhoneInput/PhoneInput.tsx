import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { type ClipboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Field } from '../Field/Field';
import { frame } from '../Field/frame';
import type { CloseReason } from '../layer/CloseReason';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import { CountryButton } from './CountryButton';
import classes from './PhoneInput.module.css';
import text from './PhoneInput.module.css?inline';
import type { PhoneValue } from './PhoneValue';
import { type PhoneTexts, phoneTexts } from './phoneTexts';
import { readPastedPhone } from './readPastedPhone';
import { readTypedPhone } from './readTypedPhone';
import { useCountryList } from './useCountryList';

const sheet = createSheet(text);

/** A controlled phone number and the words around it. */
export interface PhoneInputProps {
  /** The country table; while it is still loading pass an empty one. */
  readonly countries: readonly PickerCountry[];
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: string;
  /** What is wrong with the number; of several errors the latest. [SMS-05, C-PHONE-06] */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly texts?: Partial<PhoneTexts>;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Flag, dial code and number in one field. [C-PHONE-01, C-PHONE-03, C-PHONE-06] */
export function PhoneInput(props: PhoneInputProps): ReactNode {
  const {
    countries,
    value,
    onChange,
    label,
    hideLabel,
    hint,
    error,
    required,
    disabled = false,
    name,
  } = props;
  const texts = { ...phoneTexts, ...props.texts };
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const listId = useUid();
  const [wantsOpen, setOpen] = useState(false);
  const { List, fetchList } = useCountryList();
  const isOpen = wantsOpen && List !== undefined;
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const close = (reason: CloseReason) => {
    setOpen(false);
    if (reason === 'chosen' || reason === 'tab') input.current?.focus();
    else if (reason !== 'outside' && reason !== 'blur') trigger.current?.focus({ preventScroll: true });
  };
  const paste = (event: ClipboardEvent) => {
    // A whole international number replaces what stood there, wherever the caret was.
    const pasted = readPastedPhone(event.clipboardData.getData('text'), countries, value.country);
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted);
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(field) => (
        <div
          ref={box}
          className={joinNames(frame.className, classes.box)}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <CountryButton
            {...{ countries, value, texts, listId, isOpen }}
            disabled={disabled || countries.length === 0}
            buttonRef={trigger}
            onNear={fetchList}
            onOpen={(open) => {
              fetchList();
              setOpen(open);
            }}
          />
          {isOpen && !disabled && (
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
            name={name}
            disabled={disabled}
            placeholder={texts.numberHint}
            value={value.number}
            onPaste={paste}
            onChange={(event) => onChange(readTypedPhone(event.target.value, countries, value))}
          />
        </div>
      )}
    </Field>
  );
}
