import { isTimeText } from '@beckon/contract/data/ValueShapes';
import { type ClipboardEvent, type FocusEvent, type ReactNode, type RefObject, useState } from 'react';
import { PickerField } from '../DateInput/PickerField';
import { type Typed, useTyped } from '../DateInput/useTyped';
import { parseLocale } from '../dates/parseLocale';
import { clockPath } from '../Icon/paths/clockPath';
import { clampTime } from './clampTime';
import { formatTime } from './formatTime';
import { maskTime } from './maskTime';
import { parseTime } from './parseTime';
import { showColumns } from './showColumns';
import type { Time } from './Time';
import { TimeColumns } from './TimeColumns';
import { type TimeTexts, timeTexts } from './timeTexts';

/** A controlled time and the texts around it. */
export interface TimePickerProps {
  /** The input's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Sends the time with a form, such as 14:30. */
  readonly name?: string | undefined;
  readonly value: Time | null;
  /** A complete time, kept inside the limits, or null once the field has been emptied. [C-TIME-03] */
  readonly onChange: (time: Time | null) => void;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly min?: Time | undefined;
  readonly max?: Time | undefined;
  readonly locale?: string | undefined;
  readonly texts?: Partial<TimeTexts> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

const halfDay = /\d\s*[ap]/i;
const complete = /^\d\d:\d\d$/;
const wholeTime = /\d\s*[:.ap]/i;

/** A time to type as hh:mm or to choose from two columns. [C-TIME-01, C-TIME-02, C-TIME-03, C-TIME-05] */
export function TimePicker(props: TimePickerProps): ReactNode {
  const { onChange } = props;
  const texts = { ...timeTexts, ...props.texts };
  const locale = parseLocale(props.locale);
  const value = parseTimeValue(props.value) ?? null;
  const limits = { min: parseTimeValue(props.min), max: parseTimeValue(props.max) };
  /** Typing uses the 24-hour clock. */
  const [hasFocus, setFocus] = useState(false);

  const typed = useTyped({
    value,
    written: value ?? '',
    onChange,
    // "2:30p" is as clear as 14:30.
    mask: (text) => (halfDay.test(text) && parseTime(text)) || maskTime(text),
    read: (masked, isTyping) => {
      const time = isTyping && !complete.test(masked) ? null : parseTime(masked);
      return time && clampTime(time, limits);
    },
  });
  const begin = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    setFocus(true);
    if (input.value === (value ?? '')) return;
    // Replaced before the browser places the caret.
    input.value = value ?? '';
    input.select();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // A whole time replaces the text; bare digits go where the caret is.
    const read = wholeTime.test(text) && parseTime(text);
    if (!read) return;
    event.preventDefault();
    typed.put(read);
    if (clampTime(read, limits) !== value) onChange(clampTime(read, limits));
  };

  return (
    <PickerField
      {...props}
      value={value}
      error={props.error ?? describe(typed, texts)}
      input={{
        value: typed.draft ?? (hasFocus ? (value ?? '') : formatTime(value, locale)),
        placeholder: texts.pattern,
        onChange: typed.type,
        onFocus: begin,
        onBlur: () => {
          setFocus(false);
          typed.leave();
        },
        onPaste: paste,
        onKeyDown: (event) => {
          // A form must not submit a time other than the one shown.
          if (event.key === 'Enter' && !typed.settle()) event.preventDefault();
        },
      }}
      picker={{
        icon: clockPath,
        label: texts.open,
        onShow: (panel) => showColumns(panel)[0]?.focus({ preventScroll: true }),
        draw: (close) => (
          <TimeColumns
            {...{ value, texts, limits }}
            onChange={(time) => {
              typed.put(null);
              onChange(time);
            }}
            onDone={close}
          />
        ),
      }}
    />
  );
}

/** The time itself; null if invalid, so that a control with a bad value is empty. [DATA-07] */
function parseTimeValue(value: unknown): Time | undefined {
  return typeof value === 'string' && isTimeText(value) ? value : undefined;
}

/** Why the typed text, now or before the field lost focus, is not the value. */
function describe({ draft, refused }: Typed, texts: TimeTexts): string | undefined {
  const text = refused ?? draft ?? '';
  const why = complete.test(text)
    ? parseTime(text) === null && texts.impossible
    : refused !== null && texts.incomplete.replace('%pattern%', texts.pattern);
  if (!why) return undefined;
  return refused === null ? why : `${texts.refused.replace('%text%', refused)} ${why}`;
}
