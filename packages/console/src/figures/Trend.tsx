import type { ReactNode } from 'react';
import { formatCount } from './formatCount';
import { trendPath } from './trendPath';

const size = { widthPx: 96, heightPx: 24 };

interface TrendProps {
  readonly values: readonly number[];
  /** What is counted, for those who listen. */
  readonly label: string;
}

/** A small line over the days: only its shape matters, the numbers stand beside it. */
export function Trend({ values, label }: TrendProps): ReactNode {
  const most = Math.max(...values, 0);
  return (
    <svg
      role="img"
      aria-label={`${label}: at most ${formatCount(most)} a day`}
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
