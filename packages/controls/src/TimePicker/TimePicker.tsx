import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { PickerField } from '../DateInput/PickerField';
import { writeMasked } from '../DateInput/writeMasked';
import { readLocale } from '../dates/readLocale';
import { clockPath } from '../Icon/paths/clockPath';
import { clampTime } from './clampTime';
import { formatTime } from './formatTime';
import { scrollTo } from './itemAt';
import { maskTime } from './maskTime';
import { readTime } from './readTime';
import type { Time } from './Time';
import { TimeColumns } from './TimeColumns';
import { type TimeTexts, timeTexts } from './timeTexts';

/** A controlled time and the words around it. */
export interface TimePickerProps {
  readonly value: Time | null;
  /** A complete time, held inside the limits, or null once the field has been emptied. [C-TIME-03] */
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
  const {
    value,
    onChange,
    label,
    hideLabel,
    hint,
    error,
    required,
    disabled = false,
    min,
    max,
    inputRef,
  } = props;
  const texts = { ...timeTexts, ...props.texts };
  const locale = readLocale(props.locale);
  /** What is being typed, on the 24-hour clock; null shows the value. */
  const [draft, setDraft] = useState<string | null>(null);

  const change = (time: Time | null) => {
    const next = time && clampTime(time, { min, max });
    if (next !== value) onChange(next);
  };
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A half-made character belongs to the input method.
    if ((nativeEvent as InputEvent).isComposing) return setDraft(input.value);
    // "2:30p" is as clear as 14:30.
    const masked = (halfDay.test(input.value) && readTime(input.value)) || maskTime(input.value);
    writeMasked(input, masked);
    setDraft(masked);
    const read = complete.test(masked) && readTime(masked);
    if (read) change(read);
    else if (masked === '') change(null);
  };
  const begin = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const plain = value ?? '';
    setDraft(plain);
    if (input.value === plain) return;
    // Typing goes on the 24-hour clock; replaced before the browser puts the caret.
    input.value = plain;
    input.select();
  };
  const finish = () => {
    const read = draft && readTime(draft);
    if (read) change(read);
    setDraft(null);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // A whole time replaces what stood there; bare digits go where the caret is.
    const read = wholeTime.test(text) && readTime(text);
    if (!read) return;
    event.preventDefault();
    setDraft(read);
    change(read);
  };

  return (
    <PickerField
      {...{ label, hideLabel, hint, error, required, disabled, inputRef }}
      input={{
        value: draft ?? formatTime(value, locale),
        placeholder: texts.pattern,
        onChange: type,
        onFocus: begin,
        onBlur: finish,
        onPaste: paste,
        onKeyDown: (event) => {
          const read = event.key === 'Enter' && draft && readTime(draft);
          if (read) change(read);
        },
      }}
      picker={{
        icon: clockPath,
        label: texts.open,
        onShow: showColumns,
        draw: (close) => (
          <TimeColumns
            {...{ value, texts }}
            limits={{ min, max }}
            onChange={(time) => {
              setDraft(null);
              onChange(time);
            }}
            onDone={close}
          />
        ),
      }}
    />
  );
}

/** A column that is not on the screen yet cannot be scrolled. */
function showColumns(panel: HTMLElement): void {
  const columns = [...panel.querySelectorAll<HTMLElement>('[role=listbox]')];
  for (const column of columns) column.scrollTop = scrollTo(Number(column.dataset.at));
  columns[0]?.focus({ preventScroll: true });
}
