import type { ReactNode, RefObject } from 'react';
import { Calendar } from '../Calendar/Calendar';
import type { CalendarTexts } from '../Calendar/calendarTexts';
import { buildDayLimits } from '../dates/buildDayLimits';
import type { Day } from '../dates/Day';
import { parseDay } from '../dates/parseDay';
import { parseLocale } from '../dates/parseLocale';
import { calendarPath } from '../Icon/paths/calendarPath';
import { dateOrder } from './dateOrder';
import { type DateTexts, dateTexts } from './dateTexts';
import { describeDateProblem } from './describeDateProblem';
import { maskDate } from './maskDate';
import { PickerField } from './PickerField';
import { type DateRules, parseDate } from './parseDate';
import { type Typed, useTyped } from './useTyped';
import { writeDate } from './writeDate';

/** A controlled day and the texts around it. */
export interface DateInputProps {
  /** The input's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Sends the day with a form, such as 2026-11-20. */
  readonly name?: string | undefined;
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
  /** False if a calendar is next to the field. */
  readonly hasCalendar?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** The field lost focus with a text that is not a date; its value stays and the field says so. [C-DATE-06] */
  readonly onRefuse?: (() => void) | undefined;
}

/** A date to type or to choose from a calendar. [C-DATE-01, C-DATE-03, C-DATE-04, C-DATE-05, C-DATE-06] */
export function DateInput(props: DateInputProps): ReactNode {
  const { onChange, min, max, today, hasCalendar = true } = props;
  const texts = { ...dateTexts, ...props.texts };
  const locale = parseLocale(props.locale);
  const value = parseDay(props.value);
  const rules = { order: dateOrder(locale), limits: buildDayLimits(min, max) };
  const written = writeDate(value, rules.order);
  const typed = useTyped({
    value,
    written,
    onChange,
    mask: (text) => maskDate(text, rules.order),
    read: (masked, isTyping) => {
      const reading = parseDate(masked, { ...rules, lenient: !isTyping });
      return 'day' in reading ? reading.day : null;
    },
    onRefuse: props.onRefuse,
  });

  return (
    <PickerField
      {...props}
      value={value}
      error={props.error ?? describe(typed, rules, texts)}
      input={{
        value: typed.draft ?? written,
        placeholder: texts[rules.order],
        onChange: typed.type,
        onBlur: typed.leave,
        onKeyDown: (event) => {
          // A form must not submit a date other than the one shown.
          if (event.key === 'Enter' && !typed.settle()) event.preventDefault();
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
                    typed.put(null);
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

/** Why the typed text, now or before the field lost focus, is not the value. */
function describe({ draft, refused }: Typed, rules: DateRules, texts: DateTexts): string | undefined {
  const reading = parseDate(refused ?? draft ?? '', { ...rules, lenient: refused !== null });
  const why = describeDateProblem(reading, rules, texts);
  if (refused !== null) return `${texts.refused.replace('%text%', refused)} ${why}`;
  // Half a date may still become one.
  return 'problem' in reading && reading.problem !== 'incomplete' ? why : undefined;
}
