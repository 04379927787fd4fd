import type { ReactNode } from 'react';
import { leastContrast, nearestReadable, worstContrast } from '../../../color/nearestReadable';
import { adopt } from '../../../style/adopt';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

interface ContrastProps {
  readonly color: string;
  /** The ground under words of this colour, or the words on a ground of it. */
  readonly others: readonly (string | undefined)[];
  readonly onColor: (color: string) => void;
}

const digits = 1;

/** How well words can be read on their ground, seen from either of the two, and the nearest colour with which they can. [LAY-03] */
export function Contrast({ color, others, onColor }: ContrastProps): ReactNode {
  const ratio = worstContrast(color, others);
  if (ratio === undefined) return null;
  const isFine = ratio >= leastContrast;
  const better = nearestReadable(color, others);
  return (
    <p className={classes['contrast']} data-fine={isFine}>
      <span>
        {isFine ? 'Good contrast' : 'Low contrast'} ({ratio.toFixed(digits)}:1)
      </span>
      {better && (
        <button type="button" className={classes['better']} onClick={() => onColor(better)}>
          <span className={classes['dot']} style={{ backgroundColor: better }} />
          Use {better}
        </button>
      )}
    </p>
  );
}
