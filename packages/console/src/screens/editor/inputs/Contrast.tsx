import type { ReactNode } from 'react';
import { leastContrast, nearestReadable, worstContrast } from '../../../color/nearestReadable';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { adopt } from '../../../style/adopt';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

interface ContrastProps {
  readonly color: string;
  /** The background behind text of this color, or the text on a background of this color. */
  readonly others: readonly (string | undefined)[];
  readonly onColor: (color: string) => void;
}

const texts = copy.editor.color;
const digits = 1;

/** The contrast of text on its background, seen from either of the two, and the nearest readable color. [LAY-03] */
export function Contrast({ color, others, onColor }: ContrastProps): ReactNode {
  const ratio = worstContrast(color, others);
  if (ratio === undefined) return null;
  const isFine = ratio >= leastContrast;
  const better = nearestReadable(color, others);
  return (
    <p className={classes['contrast']} data-fine={isFine}>
      <span>{fill(isFine ? texts.good : texts.low, { ratio: Number(ratio.toFixed(digits)) })}</span>
      {better && (
        <button type="button" className={classes['better']} onClick={() => onColor(better)}>
          <span className={classes['dot']} style={{ backgroundColor: better }} />
          {fill(texts.use, { color: better })}
        </button>
      )}
    </p>
  );
}
