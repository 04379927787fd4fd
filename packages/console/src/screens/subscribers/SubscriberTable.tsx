import { RelativeTime } from '@beckon/controls/RelativeTime';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import type { Api } from '../../data/Api';
import { channelNames } from '../../parts/channelNames';
import { Tag } from '../../parts/Tag';
import { useRowKeys } from '../../parts/useRowKeys';
import { adopt } from '../../style/adopt';
import classes from './SubscriberTable.module.css';
import sheet from './SubscriberTable.module.css?inline';

adopt(sheet);

/** What somebody is called: by their number, or by their id with the messenger. */
export function nameOf({ phone, messengerId }: Pick<Api['subscriber'], 'phone' | 'messengerId'>): string {
  return phone ?? (messengerId ? `Messenger ${messengerId}` : 'Nameless');
}

/** Subscribers in rows; each leads to the person. [OWN-12] */
export function SubscriberTable({ people }: { readonly people: readonly Api['subscriber'][] }): ReactNode {
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Channel</th>
          <th scope="col">Widget</th>
          <th scope="col">Page</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {people.map((person) => (
          <tr key={person.subscriberId} className={classes['row']}>
            <td>
              <Link href={`/subscribers/${person.subscriberId}`} className={classes['name']} data-row-link>
                {nameOf(person)}
              </Link>
              {person.stoppedAt !== null && <Tag tone="warn">Stopped</Tag>}
            </td>
            <td>{channelNames[person.channel as 'sms'] ?? person.channel}</td>
            <td>{person.sourceWidgetName ?? person.sourceWidgetId}</td>
            <td className={classes['address']}>{person.pageAddress ?? '–'}</td>
            <td>
              <RelativeTime atMs={Date.parse(person.createdAt)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
