import { controls } from '@beckon/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button';
import { type CalendarTexts, calendarTexts } from '../Calendar/calendarTexts';
import { type DateTexts, dateTexts } from '../DateInput/dateTexts';
import { PickerPanel } from '../DateInput/PickerPanel';
import { Sent } from '../DateInput/Sent';
import { buildDayLimits } from '../dates/buildDayLimits';
import { currentDay } from '../dates/currentDay';
import type { Day } from '../dates/Day';
import type { DayRange } from '../dates/DayRange';
import { parseDay } from '../dates/parseDay';
import { parseLocale } from '../dates/parseLocale';
import { calendarPath } from '../Icon/paths/calendarPath';
import type { CloseReason } from '../layer/CloseReason';
import { useOpened } from '../layer/useOpened';
import { useUid } from '../uid/useUid';
import { completeRange } from './RangeDraft';
import { RangePanel } from './RangePanel';
import { rangeLabel } from './rangeLabel';
import { type RangeTexts, rangeTexts } from './rangeTexts';

/** A controlled range of days and the limits around it. */
export interface DateRangeProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Sends the range with a form as an ISO interval, such as 2026-11-01/2026-11-15. */
  readonly name?: string | undefined;
  readonly buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  readonly value: DayRange | null;
  /** Apply was pressed. [C-RANGE-12] */
  readonly onChange: (range: DayRange) => void;
  /** Adds a button that removes the range, while there is one. */
  readonly onClear?: (() => void) | undefined;
  /** Called each time both ends are set, before Apply. [C-RANGE-11] */
  readonly onDraft?: ((range: DayRange) => void) | undefined;
  /** What the range is for; announced with the anchor's text. */
  readonly label: string;
  readonly minDate?: Day | undefined;
  readonly maxDate?: Day | undefined;
  /** The most calendars side by side; three by default. [C-RANGE-03, A-71] */
  readonly calendars?: number | undefined;
  readonly locale?: string | undefined;
  readonly today?: Day | undefined;
  readonly disabled?: boolean | undefined;
  readonly texts?: Partial<RangeTexts & CalendarTexts & DateTexts> | undefined;
}

/** A button that names a range of days and opens the picker for another one. [C-RANGE-05, C-RANGE-12, C-RANGE-13] */
export function DateRange(props: DateRangeProps): ReactNode {
  const { onChange, onClear, label, minDate = controls.rangeMinDate, maxDate, disabled = false } = props;
  const today = parseDay(props.today) ?? currentDay();
  const value = completeRange({ start: parseDay(props.value?.start), end: parseDay(props.value?.end) });
  const own = useRef<HTMLButtonElement>(null);
  const trigger = props.buttonRef ?? own;
  const panelId = useUid();
  const [view, setView] = useOpened<Window>(disabled);
  const isOpen = view !== undefined;
  const texts = { ...calendarTexts, ...dateTexts, ...rangeTexts, ...props.texts };
  const locale = parseLocale(props.locale);
  const name = rangeLabel(value, { today, locale, texts });

  const close = (reason: CloseReason) => {
    setView(undefined);
    if (reason !== 'outside' && reason !== 'blur') trigger.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Button
        id={props.id}
        className={props.className}
        variant="secondary"
        icon={calendarPath}
        buttonRef={trigger}
        disabled={disabled}
        aria-label={`${label}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={({ currentTarget }) =>
          setView(isOpen ? undefined : (currentTarget.ownerDocument.defaultView ?? undefined))
        }
      >
        {name}
      </Button>
      <Sent name={props.name} value={value && `${value.start}/${value.end}`} disabled={disabled} />
      {isOpen && (
        <PickerPanel
          {...{ label, trigger }}
          id={panelId}
          isSheet
          anchor={trigger}
          // Without scrolling it would stay hidden in a short window.
          onShow={(panel) => panel.querySelector<HTMLElement>('[data-stop]')?.focus()}
          onClose={close}
        >
          <RangePanel
            {...{ value, texts, view }}
            setting={{ limits: buildDayLimits(minDate, maxDate), locale, today, texts }}
            calendars={props.calendars}
            onDraft={props.onDraft}
            onApply={(range) => {
              onChange(range);
              close('chosen');
            }}
            onClear={
              value &&
              onClear &&
              (() => {
                onClear();
                close('chosen');
              })
            }
            onClose={() => close('escape')}
          />
        </PickerPanel>
      )}
    </>
  );
}
