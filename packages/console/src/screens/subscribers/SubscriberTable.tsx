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

/** On a phone the rows are laid out as blocks: browsers then forget that this is a table, unless each part says what it is. */
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  cell: 'cell',
} as const;

/** Subscribers in rows; each leads to the person. [OWN-12] */
export function SubscriberTable({ people }: { readonly people: readonly Api['subscriber'][] }): ReactNode {
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <table role={roles.table} className={classes['table']}>
      <thead role={roles.group}>
        <tr role={roles.row}>
          <th scope="col" role={roles.head}>
            Who
          </th>
          <th scope="col" role={roles.head}>
            Channel
          </th>
          <th scope="col" role={roles.head}>
            Widget
          </th>
          <th scope="col" role={roles.head}>
            Page
          </th>
          <th scope="col" role={roles.head}>
            Since
          </th>
        </tr>
      </thead>
      <tbody ref={rows} role={roles.group}>
        {people.map((person) => (
          <tr key={person.subscriberId} role={roles.row} className={classes['row']}>
            <td role={roles.cell}>
              <Link href={`/subscribers/${person.subscriberId}`} className={classes['name']} data-row-link>
                {nameOf(person)}
              </Link>
              {person.stoppedAt !== null && <Tag tone="warn">Stopped</Tag>}
            </td>
            <td role={roles.cell}>{channelNames[person.channel as 'sms'] ?? person.channel}</td>
            <td role={roles.cell}>{person.sourceWidgetName ?? person.sourceWidgetId}</td>
            <td role={roles.cell} className={classes['address']}>
              {person.pageAddress ?? '–'}
            </td>
            <td role={roles.cell}>
              <RelativeTime atMs={Date.parse(person.createdAt)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
