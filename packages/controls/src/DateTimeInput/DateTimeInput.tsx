import { type FocusEvent, type ReactNode, type RefObject, useState } from 'react';
import type { CalendarTexts } from '../Calendar/calendarTexts';
import { dateOrder } from '../DateInput/dateOrder';
import { PickerField } from '../DateInput/PickerField';
import { useTyped } from '../DateInput/useTyped';
import { writeDate } from '../DateInput/writeDate';
import type { Day } from '../dates/Day';
import { parseDay } from '../dates/parseDay';
import { parseLocale } from '../dates/parseLocale';
import type { FieldProps } from '../Field/Field';
import { calendarPath } from '../Icon/paths/calendarPath';
import { formatTime } from '../TimePicker/formatTime';
import { showColumns } from '../TimePicker/showColumns';
import { DateTimePanes } from './DateTimePanes';
import { type DateTimeTexts, dateTimeTexts } from './dateTimeTexts';
import { describeDateTime } from './describeDateTime';
import { type Moment, parseMoment, type Wall } from './Moment';
import { maskDateTime } from './maskDateTime';
import { momentOf } from './momentOf';
import { parseDateTime } from './parseDateTime';
import { ownZone, wallOf } from './wallOf';

/** A controlled moment and the texts around it. */
export interface DateTimeInputProps extends Omit<FieldProps, 'children' | 'group' | 'optionalText'> {
  /** Sends the moment with a form, such as 2026-11-20T14:30:00.000Z. */
  readonly name?: string | undefined;
  readonly value: Moment | null;
  /** A complete moment within the limits in UTC, or null once the field has been emptied. [DATA-07, C-DATE-05] */
  readonly onChange: (moment: Moment | null) => void;
  readonly disabled?: boolean | undefined;
  readonly min?: Moment | undefined;
  readonly max?: Moment | undefined;
  /** The time zone, such as `Europe/Berlin`; the visitor's own by default. */
  readonly timeZone?: string | undefined;
  readonly locale?: string | undefined;
  readonly today?: Day | undefined;
  readonly texts?: Partial<DateTimeTexts & CalendarTexts> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Date and time in one field, to type or to choose; its value is an ISO moment. [DATA-07, C-DATE-01, C-DATE-04, C-DATE-06, C-TIME-01, C-TIME-05] */
export function DateTimeInput(props: DateTimeInputProps): ReactNode {
  const { onChange, timeZone = ownZone() } = props;
  const texts = { ...dateTimeTexts, ...props.texts };
  const locale = parseLocale(props.locale);
  const value = parseMoment(props.value);
  const limits = { min: parseMoment(props.min), max: parseMoment(props.max) };
  const rules = { order: dateOrder(locale), timeZone, limits };
  const toWall = (moment: Moment | null) => (moment === null ? null : wallOf(moment, timeZone));
  const wall = toWall(value);
  const write = (time: (wall: Wall) => string) =>
    wall ? `${writeDate(wall.day, rules.order)} ${time(wall)}` : '';
  const written = write(({ time }) => time);
  /** Typing uses the 24-hour clock. */
  const [hasFocus, setFocus] = useState(false);

  const typed = useTyped({
    value,
    written,
    onChange,
    mask: (text) => {
      // A complete moment with its zone was pasted: our own clock then shows something else.
      const moment = toWall(parseMoment(text.trim()));
      return moment
        ? `${writeDate(moment.day, rules.order)} ${moment.time}`
        : maskDateTime(text, rules.order);
    },
    read: (masked, isTyping) => {
      const reading = parseDateTime(masked, rules, !isTyping);
      return 'moment' in reading ? reading.moment : null;
    },
  });
  const begin = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    setFocus(true);
    if (input.value === written) return;
    // Replaced before the browser places the caret.
    input.value = written;
    input.select();
  };

  return (
    <PickerField
      {...props}
      value={value}
      error={props.error ?? describeDateTime(typed, rules, texts)}
      input={{
        value: typed.draft ?? (hasFocus ? written : write(({ time }) => formatTime(time, locale))),
        placeholder: texts[rules.order],
        onChange: typed.type,
        onFocus: begin,
        onBlur: () => {
          setFocus(false);
          typed.leave();
        },
        onKeyDown: (event) => {
          // A form must not submit a moment other than the one shown.
          if (event.key === 'Enter' && !typed.settle()) event.preventDefault();
        },
      }}
      picker={{
        icon: calendarPath,
        label: texts.open,
        onShow: (panel) => {
          showColumns(panel);
          panel.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
        },
        draw: (close) => (
          <DateTimePanes
            {...{ wall, locale, texts }}
            min={toWall(limits.min)}
            max={toWall(limits.max)}
            today={parseDay(props.today) ?? wallOf(new Date().toISOString(), timeZone).day}
            onChange={(next) => {
              typed.put(null);
              onChange(clampMoment(momentOf(next, timeZone), limits));
            }}
            onDone={close}
          />
        ),
      }}
    />
  );
}

type Limits = { readonly min: Moment | null; readonly max: Moment | null };

/** The moment itself, or the limit it exceeds: limits have seconds, the columns only minutes. [C-DATE-05] */
function clampMoment(moment: Moment, { min, max }: Limits): Moment {
  if (min !== null && moment < min) return min;
  return max !== null && moment > max ? max : moment;
}
