import { type ChangeEvent, type ReactNode, type RefObject, useState } from 'react';
import { Calendar } from '../Calendar/Calendar';
import type { CalendarTexts } from '../Calendar/calendarTexts';
import type { Day } from '../dates/Day';
import { readLimits } from '../dates/readLimits';
import { readLocale } from '../dates/readLocale';
import { calendarPath } from '../Icon/paths/calendarPath';
import { dateOrder } from './dateOrder';
import { type DateTexts, dateTexts } from './dateTexts';
import { describeDateProblem } from './describeDateProblem';
import { maskDate } from './maskDate';
import { PickerField } from './PickerField';
import { readDate } from './readDate';
import { writeDate } from './writeDate';
import { writeMasked } from './writeMasked';

/** A controlled day and the words around it. */
export interface DateInputProps {
  readonly value: Day | null;
  /** A complete day within the limits, or null once the field has been emptied. [C-DATE-05] */
  readonly onChange: (day: Day | null) => void;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly locale?: string | undefined;
  readonly today?: Day | undefined;
  readonly texts?: Partial<DateTexts & CalendarTexts> | undefined;
  /** False where a calendar stands beside the field. */
  readonly hasCalendar?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A date to type or to choose from a calendar. [C-DATE-01, C-DATE-03, C-DATE-04, C-DATE-05, C-DATE-06] */
export function DateInput(props: DateInputProps): ReactNode {
  const { value, onChange, min, max, today, hasCalendar = true, disabled = false, inputRef } = props;
  const { label, hideLabel, hint, required } = props;
  const texts = { ...dateTexts, ...props.texts };
  const locale = readLocale(props.locale);
  const [order, limits] = [dateOrder(locale), readLimits(min, max)];
  /** What is being typed; null shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft
    ? describeDateProblem(readDate(draft, { order, limits }), { order, limits }, texts)
    : undefined;

  const take = (written: string, lenient: boolean) => {
    const reading = readDate(written, { order, limits, lenient });
    const day = written === '' ? null : 'day' in reading ? reading.day : value;
    if (day !== value) onChange(day);
  };
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A half-made character belongs to the input method.
    if ((nativeEvent as InputEvent).isComposing) return setDraft(input.value);
    const masked = maskDate(input.value, order);
    writeMasked(input, masked);
    setDraft(masked);
    take(masked, false);
  };
  const finish = () => {
    if (draft) take(maskDate(draft, order), true);
    setDraft(null);
  };

  return (
    <PickerField
      {...{ label, hideLabel, hint, required, disabled, inputRef }}
      error={props.error ?? problem}
      input={{
        value: draft ?? writeDate(value, order),
        placeholder: texts[order],
        onChange: type,
        onBlur: finish,
        onKeyDown: (event) => {
          if (event.key === 'Enter' && draft) take(draft, true);
        },
      }}
      picker={
        hasCalendar
          ? {
              icon: calendarPath,
              label: texts.open,
              onShow: (panel) =>
                panel.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true }),
              draw: (close) => (
                <Calendar
                  {...{ value, min, max, locale, today, texts }}
                  onChange={(day) => {
                    setDraft(null);
                    onChange(day);
                    close();
                  }}
                />
              ),
            }
          : undefined
      }
    />
  );
}
