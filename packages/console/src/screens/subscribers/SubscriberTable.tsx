import { RelativeTime } from '@beckon/controls/RelativeTime';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { channelNames } from '../../components/channelNames';
import { Tag } from '../../components/Tag';
import { useRowKeys } from '../../components/useRowKeys';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import { adopt } from '../../style/adopt';
import classes from './SubscriberTable.module.css';
import sheet from './SubscriberTable.module.css?inline';

adopt(sheet);

const texts = copy.subscribers;

type Named = Pick<Api['subscriber'], 'phone' | 'messengerId' | 'channel'>;

/** How a subscriber appears: by phone number, or by Messenger ID. A number can be deleted some years after its opt-out. */
export function nameOf({ phone, messengerId, channel }: Named): string {
  if (phone !== null) return phone;
  if (messengerId) return fill(texts.messengerName, { id: messengerId });
  return channel === 'sms' ? texts.numberDeleted : texts.noName;
}

/** On phones CSS lays the rows out as blocks; browsers then drop the table semantics unless each part has a role. */
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  cell: 'cell',
} as const;

/** Subscribers in rows; each links to the subscriber. [OWN-12] */
export function SubscriberTable({
  subscribers,
}: {
  readonly subscribers: readonly Api['subscriber'][];
}): ReactNode {
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <table role={roles.table} className={classes['table']}>
      <thead role={roles.group}>
        <tr role={roles.row}>
          <th scope="col" role={roles.head}>
            {texts.columns.subscriber}
          </th>
          <th scope="col" role={roles.head}>
            {texts.channel}
          </th>
          <th scope="col" role={roles.head}>
            {copy.common.widget}
          </th>
          <th scope="col" role={roles.head}>
            {texts.columns.page}
          </th>
          <th scope="col" role={roles.head}>
            {texts.columns.since}
          </th>
        </tr>
      </thead>
      <tbody ref={rows} role={roles.group}>
        {subscribers.map((subscriber) => (
          <tr key={subscriber.subscriberId} role={roles.row} className={classes['row']}>
            <td role={roles.cell}>
              <Link
                href={`/subscribers/${subscriber.subscriberId}`}
                className={classes['name']}
                data-row-link
              >
                {nameOf(subscriber)}
              </Link>
              {subscriber.stoppedAt !== null && <Tag tone="warn">{texts.unsubscribed}</Tag>}
              {subscriber.payload && (
                <span className={classes['payload']}>
                  {fill(texts.payload, { payload: subscriber.payload })}
                </span>
              )}
            </td>
            <td role={roles.cell}>{channelNames[subscriber.channel as 'sms'] ?? subscriber.channel}</td>
            <td role={roles.cell}>{subscriber.sourceWidgetName ?? subscriber.sourceWidgetId}</td>
            <td role={roles.cell} className={classes['address']}>
              {subscriber.pageAddress ?? '–'}
            </td>
            <td role={roles.cell}>
              <RelativeTime atMs={Date.parse(subscriber.createdAt)} locale={language()} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
