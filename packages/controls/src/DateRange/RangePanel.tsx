import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { CalendarPanel } from '../Calendar/CalendarPanel';
import type { CalendarSetting } from '../Calendar/CalendarSetting';
import { useShown } from '../Calendar/useShown';
import { DateInput } from '../DateInput/DateInput';
import type { DateTexts } from '../DateInput/dateTexts';
import { addMonths } from '../dates/addMonths';
import type { Day } from '../dates/Day';
import { type DayRange, rangeOf } from '../dates/DayRange';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { calendarCount } from './calendarCount';
import classes from './DateRange.module.css';
import text from './DateRange.module.css?inline';
import { PresetButtons } from './PresetButtons';
import { pickDay } from './pickDay';
import { clampDraft, completeRange, orderDraft, type RangeDraft } from './RangeDraft';
import type { RangeTexts } from './rangeTexts';

const sheet = createSheet(text);

/** The initial range and its callbacks. */
export interface RangePanelProps {
  readonly value: DayRange | null;
  readonly setting: CalendarSetting;
  readonly texts: RangeTexts & DateTexts;
  /** How many calendars are requested. */
  readonly calendars: number | undefined;
  readonly view: Window;
  /** Both ends are set, but nothing has been applied yet. */
  readonly onDraft: ((range: DayRange) => void) | undefined;
  readonly onApply: (range: DayRange) => void;
  readonly onClear: (() => void) | null | undefined;
  readonly onClose: () => void;
}

/** Presets, two date inputs, up to three calendars, and Apply. [C-RANGE-02, C-RANGE-03, C-RANGE-04, C-RANGE-08, C-RANGE-11, C-RANGE-12] */
export function RangePanel(props: RangePanelProps): ReactNode {
  const { value, setting, texts, onDraft, onApply, onClear, onClose } = props;
  const { limits, today, locale } = setting;
  const panel = useRef<HTMLDivElement>(null);
  useSheet(panel, sheet);
  const [draft, setDraft] = useState<RangeDraft>(() =>
    clampDraft(value ?? { start: null, end: null }, limits),
  );
  const [pointed, setPointed] = useState<Day | null>(null);
  const range = completeRange(draft);
  const count = calendarCount(useWindowWidth(props.view), props.calendars);
  const shown = useShown(panel, draft.end ?? today, { count, limits });

  const change = (next: RangeDraft) => {
    setDraft(next);
    const whole = completeRange(next);
    if (whole && (whole.start !== range?.start || whole.end !== range.end)) onDraft?.(whole);
  };
  const type = (end: keyof RangeDraft) => (day: Day | null) => {
    if (day) shown.show(day);
    change({ ...draft, [end]: day });
  };
  const choose = (day: Day) => {
    shown.show(day);
    change(pickDay(draft, day));
  };
  const refused = useRef(false);
  const single = draft.start ?? draft.end;
  const selected = range ?? (single ? rangeOf(single, single) : null);
  const field = {
    ...limits,
    locale,
    texts,
    hasCalendar: false,
    onRefuse: () => {
      refused.current = true;
    },
  };

  return (
    <div ref={panel} className={classes.panel}>
      <PresetButtons
        {...{ today, limits, texts, range }}
        onChoose={(preset) => {
          shown.show(preset.end);
          change(preset);
        }}
      />
      {/* Ends typed in the wrong order swap when a field loses focus, not during typing. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notices when one of its fields loses focus */}
      <div className={classes.inputs} onBlur={() => setDraft(orderDraft)}>
        <DateInput {...field} label={texts.start} value={draft.start} onChange={type('start')} />
        <DateInput {...field} label={texts.end} value={draft.end} onChange={type('end')} />
      </div>
      <div className={classes.calendars}>
        {Array.from({ length: count }, (_, at) => addMonths(shown.first, at)).map((month, at) => (
          <CalendarPanel
            // The place and not the month: a calendar that turns keeps the focus and its view.
            // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
            key={at}
            {...{ setting, month, selected }}
            active={shown.active}
            preview={range || !single || !pointed ? null : rangeOf(single, pointed)}
            isRange
            hasBack={at === 0}
            hasOn={at === count - 1}
            onMove={shown.move}
            onStep={shown.step}
            onJump={(to) => shown.jump(to, at)}
            onChoose={choose}
            onPoint={setPointed}
          />
        ))}
      </div>
      <div className={classes.foot}>
        {onClear && (
          <Button size="s" variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={onClose}>
          {texts.close}
        </Button>
        <Button
          size="s"
          disabled={!range}
          onPointerDown={() => {
            refused.current = false;
          }}
          onClick={({ detail }) => {
            // Pressing Apply with unread text in a field refers to that text: the field says so, and the next press applies what is shown.
            if (range && !(detail && refused.current)) onApply(range);
          }}
        >
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}

/** The window's width, kept up to date. [C-RANGE-03] */
function useWindowWidth(view: Window): number {
  const [width, setWidth] = useState(view.innerWidth);
  useEffect(() => {
    const read = () => setWidth(view.innerWidth);
    read();
    view.addEventListener('resize', read);
    return () => view.removeEventListener('resize', read);
  }, [view]);
  return width;
}
