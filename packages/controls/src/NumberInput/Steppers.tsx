import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { minusPath } from '../Icon/paths/minusPath';
import { plusPath } from '../Icon/paths/plusPath';
import { isSameNumber } from './isSameNumber';
import { numberTexts } from './numberTexts';

const iconSizePx = 16;

/** The number that is stepped and where it must stop. */
export interface SteppersProps {
  readonly value: string;
  readonly min: string | number | undefined;
  readonly max: string | number | undefined;
  readonly disabled: boolean | undefined;
  readonly texts: Partial<Record<keyof typeof numberTexts, string>> | undefined;
  readonly onStep: (times: number) => void;
}

/** One button for less and one for more; keys have the arrows, so Tab passes them by. [C-NUM-08, A-63] */
export function Steppers({ value, min, max, disabled, texts, onStep }: SteppersProps): ReactNode {
  const words = { ...numberTexts, ...texts };
  const draw = (name: string, path: string, { times, end }: { times: number; end: SteppersProps['min'] }) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={disabled || (end !== undefined && isSameNumber(value, String(end)))}
      // The focus stays in the field, and no keyboard comes up for a press on a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(times)}
    >
      <Icon path={path} size={iconSizePx} />
    </button>
  );
  return (
    <>
      {draw(words.less, minusPath, { times: -1, end: min })}
      {draw(words.more, plusPath, { times: 1, end: max })}
    </>
  );
}
