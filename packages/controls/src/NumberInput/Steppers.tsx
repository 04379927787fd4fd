import type { ReactNode } from 'react';
import { type Named, namePart } from '../Field/namePart';
import { Icon } from '../Icon/Icon';
import { minusPath } from '../Icon/paths/minusPath';
import { plusPath } from '../Icon/paths/plusPath';
import { isSameNumber } from './isSameNumber';
import { numberTexts } from './numberTexts';
import { useRepeat } from './useRepeat';

const iconSizePx = 16;

/** The number to step and its limits. */
export interface SteppersProps {
  /** What names the number; the buttons use it in their names. */
  readonly field: Named;
  readonly value: string;
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly disabled: boolean | undefined;
  readonly texts: Partial<Record<keyof typeof numberTexts, string>> | undefined;
  readonly onStep: (times: number) => void;
}

/** One button for less and one for more, which repeat while held; the keyboard has the arrows, so Tab skips them. [C-NUM-08, A-63] */
export function Steppers({ field, value, min, max, disabled, texts, onStep }: SteppersProps): ReactNode {
  const words = { ...numberTexts, ...texts };
  const repeat = useRepeat(onStep);
  const draw = (part: 'less' | 'more', { times, end }: { times: number; end: SteppersProps['min'] }) => (
    <button
      type="button"
      tabIndex={-1}
      {...namePart(part, words[part], field)}
      disabled={disabled || (end !== undefined && isSameNumber(value, String(end)))}
      // The focus stays in the field, and a press on a phone brings up no keyboard.
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
