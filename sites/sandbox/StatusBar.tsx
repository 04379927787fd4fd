import { type ReactNode, useEffect, useState } from 'react';
import classes from './Phone.module.css';

const minuteMs = 60_000;
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** The top line of the phone: the time, and status icons. */
export function StatusBar(): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div className={classes['status']} aria-hidden="true">
      <span>{clock.format(now)}</span>
      <span className={classes['island']} />
      <svg width="46" height="14" viewBox="0 0 46 14" focusable="false" aria-hidden="true">
        <g fill="currentColor">
          <rect x="0" y="8" width="3" height="5" rx="1" />
          <rect x="4.5" y="5.5" width="3" height="7.5" rx="1" />
          <rect x="9" y="3" width="3" height="10" rx="1" />
          <rect x="13.5" y="0.5" width="3" height="12.5" rx="1" />
          <rect x="24" y="3.5" width="14" height="7" rx="1.5" />
          <rect x="43" y="5" width="1.5" height="4" rx="0.75" opacity="0.5" />
        </g>
        <rect x="22" y="1.5" width="20" height="11" rx="3" fill="none" stroke="currentColor" opacity="0.5" />
      </svg>
    </div>
  );
}
