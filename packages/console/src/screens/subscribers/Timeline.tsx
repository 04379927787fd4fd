import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { language } from '../../copy/language';
import type { TimelineEntry } from './buildTimeline';
import classes from './subscribers.module.css';

/** What happened, newest first. [OWN-17] */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }): ReactNode {
  if (entries.length === 0) return <p className={classes['quiet']}>{copy.subscribers.details.noActivity}</p>;
  return (
    <ol className={classes['timeline']}>
      {entries.map(({ key, title, detail, atMs }) => (
        <li key={key}>
          <strong>{title}</strong>
          <span className={classes['quiet']}>
            <RelativeTime atMs={atMs} locale={language()} />
          </span>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
