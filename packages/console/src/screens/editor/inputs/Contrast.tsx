import type { ReactNode } from 'react';
import { contrastOf } from '../../../color/contrastOf';
import { leastContrast, nearestReadable } from '../../../color/nearestReadable';
import { adopt } from '../../../style/adopt';
import classes from './inputs.module.css';
import sheet from './inputs.module.css?inline';

adopt(sheet);

interface ContrastProps {
  readonly ink: string;
  readonly ground: string | undefined;
  readonly onInk: (ink: string) => void;
}

const digits = 1;

/** How well words of a colour can be read on their ground, and the nearest that can. [LAY-03] */
export function Contrast({ ink, ground, onInk }: ContrastProps): ReactNode {
  const ratio = contrastOf(ink, ground);
  if (ratio === undefined || !ground) return null;
  const isFine = ratio >= leastContrast;
  const better = nearestReadable(ink, ground);
  return (
    <p className={classes['contrast']} data-fine={isFine}>
      <span>
        {isFine ? 'Easy to read' : 'Hard to read'} · {ratio.toFixed(digits)} : 1
      </span>
      {better && (
        <button type="button" className={classes['better']} onClick={() => onInk(better)}>
          <span className={classes['dot']} style={{ backgroundColor: better }} />
          Use {better}
        </button>
      )}
    </p>
  );
}
