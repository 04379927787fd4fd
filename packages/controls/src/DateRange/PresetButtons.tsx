import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import type { DayRange } from '../dates/DayRange';
import classes from './DateRange.module.css';
import { clampDraft } from './RangeDraft';
import { rangePresets } from './rangePresets';
import type { RangeTexts } from './rangeTexts';

/** Today, the selectable days, and the chosen range. */
export interface PresetButtonsProps {
  readonly today: Day;
  readonly limits: DayLimits;
  readonly texts: RangeTexts;
  readonly range: DayRange | null;
  readonly onChoose: (range: DayRange) => void;
}

/** A button for each preset; one entirely outside the limits is disabled. [C-RANGE-01, C-RANGE-10] */
export function PresetButtons({ today, limits, texts, range, onChoose }: PresetButtonsProps): ReactNode {
  return (
    <fieldset className={classes.presets} aria-label={texts.presets}>
      {rangePresets(today).map((preset) => {
        const { start, end } = clampDraft(preset.range, limits) as DayRange;
        return (
          <Button
            key={preset.name}
            size="s"
            variant="secondary"
            className={classes.preset}
            disabled={preset.range.start > limits.max || preset.range.end < limits.min}
            aria-pressed={range?.start === start && range.end === end}
            onClick={() => onChoose({ start, end })}
          >
            {texts[preset.name]}
          </Button>
        );
      })}
    </fieldset>
  );
}
