import { type ReactNode, useRef } from 'react';
import type { Day } from '../dates/Day';
import { dayFormat, formatDay } from '../dates/formatDay';
import { Icon } from '../Icon/Icon';
import { chevronLeftPath } from '../Icon/paths/chevronLeftPath';
import { chevronRightPath } from '../Icon/paths/chevronRightPath';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './CalendarHead.module.css';
import text from './CalendarHead.module.css?inline';
import type { CalendarSetting } from './CalendarSetting';
import type { CalendarView } from './CalendarView';

type Arrow = 'none' | 'disabled' | 'enabled';

const sheet = createSheet(text);
const arrowSizePx = 20;

/** The name of the month, and which arrows are enabled. */
export interface CalendarHeadProps {
  readonly setting: CalendarSetting;
  readonly view: CalendarView;
  readonly month: Day;
  readonly back: Arrow;
  readonly on: Arrow;
  readonly onStep: (by: -1 | 1) => void;
  /** Called to show months or years, or the days again when pressed a second time. */
  readonly onView: (view: 'months' | 'years') => void;
}

/** Month and year, each a button that opens its view, between two arrows. [C-CAL-01] */
export function CalendarHead(props: CalendarHeadProps): ReactNode {
  const { setting, view, month, back, on, onStep, onView } = props;
  const { texts, locale } = setting;
  const head = useRef<HTMLDivElement>(null);
  useSheet(head, sheet);
  const isYear = view === 'months';
  const title = (to: 'months' | 'years') => {
    const isMonth = to === 'months';
    const name = formatDay(month, locale, isMonth ? { month: 'long' } : { year: 'numeric' });
    return (
      <button
        key={to}
        type="button"
        className={classes.title}
        aria-pressed={view === to}
        aria-label={`${isMonth ? texts.month : texts.year}: ${name}`}
        onClick={() => onView(to)}
      >
        {name}
      </button>
    );
  };
  return (
    <div ref={head} className={classes.head}>
      <ArrowButton
        state={back}
        label={isYear ? texts.previousYear : texts.previousMonth}
        path={chevronLeftPath}
        onPress={() => onStep(-1)}
      />
      <div className={classes.titles}>{partsOrder(locale).map(title)}</div>
      <ArrowButton
        state={on}
        label={isYear ? texts.nextYear : texts.nextMonth}
        path={chevronRightPath}
        onPress={() => onStep(1)}
      />
    </div>
  );
}

interface ArrowButtonProps {
  readonly state: Arrow;
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function ArrowButton({ state, label, path, onPress }: ArrowButtonProps): ReactNode {
  if (state === 'none') return <span className={classes.arrow} />;
  const isOff = state === 'disabled';
  return (
    // A truly disabled button would lose the focus of a visitor who pressed it to the end.
    <button
      type="button"
      className={classes.arrow}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon path={path} size={arrowSizePx} />
    </button>
  );
}

/** Some languages put the year first. */
function partsOrder(locale: string): ReadonlyArray<'months' | 'years'> {
  const parts = dayFormat(locale, { month: 'long', year: 'numeric' }).formatToParts(0);
  const isFirst = parts.find(({ type }) => /month|year/.test(type))?.type === 'year';
  return isFirst ? ['years', 'months'] : ['months', 'years'];
}
