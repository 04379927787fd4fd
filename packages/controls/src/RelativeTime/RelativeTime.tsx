import { type ReactNode, useEffect, useState } from 'react';
import { nextChangeMs } from './nextChangeMs';
import { relativeTime } from './relativeTime';
import { wakeAt } from './wakeAt';

/** A moment and the language of its text. */
export interface RelativeTimeProps {
  readonly atMs: number;
  readonly locale?: string | undefined;
  /** Shown if the moment is invalid, as in data that was never filled in. */
  readonly fallback?: string | undefined;
}

/** How long ago a moment is, kept current; the exact time shows on hover and is machine-readable. [DATA-08, A-73] */
export function RelativeTime({ atMs, locale, fallback = '–' }: RelativeTimeProps): ReactNode {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const moment = new Date(atMs);
  const isMoment = !Number.isNaN(moment.getTime());

  useEffect(() => {
    if (!isMoment) return undefined;
    return wakeAt(nowMs + nextChangeMs(atMs, nowMs), () => setNowMs(Date.now()));
  }, [atMs, nowMs, isMoment]);

  if (!isMoment) return fallback;
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(moment);
  return (
    <time dateTime={moment.toISOString()} title={exact}>
      {relativeTime(atMs, nowMs, locale)}
    </time>
  );
}
