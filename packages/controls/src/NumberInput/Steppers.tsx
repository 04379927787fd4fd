import type { ReactNode } from 'react';
import { type Named, namePart } from '../Field/namePart';
import { Icon } from '../Icon/Icon';
import { minusPath } from '../Icon/paths/minusPath';
import { plusPath } from '../Icon/paths/plusPath';
import { isSameNumber } from './isSameNumber';
import { numberTexts } from './numberTexts';
import { useRepeat } from './useRepeat';

const iconSizePx = 16;

/** The number that is stepped and where it must stop. */
export interface SteppersProps {
  /** What the number is called by; the buttons are called by it too. */
  readonly field: Named;
  readonly value: string;
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly disabled: boolean | undefined;
  readonly texts: Partial<Record<keyof typeof numberTexts, string>> | undefined;
  readonly onStep: (times: number) => void;
}

/** One button for less and one for more, which goes on while it is held; keys have the arrows, so Tab passes them by. [C-NUM-08, A-63] */
export function Steppers({ field, value, min, max, disabled, texts, onStep }: SteppersProps): ReactNode {
  const words = { ...numberTexts, ...texts };
  const repeat = useRepeat(onStep);
  const draw = (part: 'less' | 'more', { times, end }: { times: number; end: SteppersProps['min'] }) => (
    <button
      type="button"
      tabIndex={-1}
      {...namePart(part, words[part], field)}
      disabled={disabled || (end !== undefined && isSameNumber(value, String(end)))}
      // The focus stays in the field, and no keyboard comes up for a press on a phone.
      onMouseDown={(event) => event.preventDefault()}
      {...repeat(times)}
    >
      <Icon path={part === 'less' ? minusPath : plusPath} size={iconSizePx} />
    </button>
  );
  return (
    <>
      {draw('less', { times: -1, end: min })}
      {draw('more', { times: 1, end: max })}
    </>
  );
}
