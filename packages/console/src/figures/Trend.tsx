import type { ReactNode } from 'react';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { trendPath } from './trendPath';

const size = { widthPx: 96, heightPx: 24 };

interface TrendProps {
  readonly values: readonly number[];
  /** What is counted, for screen readers. */
  readonly label: string;
}

/** A sparkline: only its shape matters, the numbers are next to it. */
export function Trend({ values, label }: TrendProps): ReactNode {
  const most = Math.max(...values, 0);
  return (
    <svg
      role="img"
      aria-label={fill(copy.figures.trend, { label, n: most })}
      width={size.widthPx}
      height={size.heightPx}
      viewBox={`0 0 ${size.widthPx} ${size.heightPx}`}
    >
      <path
        d={trendPath(values, size)}
        fill="none"
        stroke={most === 0 ? 'var(--mc-line)' : 'var(--mc-accent)'}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
