import type { AnySql } from '../../database/index';
import { buildMark } from '../../messages/index';
import { buildMessengerAddress, buildPhoneAddress } from '../../messages/pure/index';
import { isSealed, numbersOf, openOrKeep, sealNumber } from '../../numbers/index';

/** A row as it was read: its account, and the columns of its table. */
export type Row = { accountId: number; id: string } & Record<string, string | null>;

/** A table that stores numbers: which rows to look at, and what to write into one; nothing if it's done. */
export type SealedTable = {
  name: string;
  /** What identifies a row, with its type. In most tables, the account comes first. */
  id: readonly [name: string, type: 'uuid' | 'text'];
  isByAccount: boolean;
  /** Those that are read, the number first, and those that are written. */
  columns: readonly string[];
  /** What the first of them looks like in a row that isn't sealed, in SQL; a number of its own begins with a plus. */
  plain?: string;
  seal: (sql: AnySql, row: Row) => Record<string, string | object | null> | undefined;
};

const isPlain = (text: string | null | undefined): text is string =>
  typeof text === 'string' && !isSealed(text);

/** Numbers of texts begin with a plus; people in Messenger aren't numbers. */
const sealColumn =
  (column: string): SealedTable['seal'] =>
  (sql, row) => {
    const text = row[column];
    if (!isPlain(text) || !text.startsWith('+')) return undefined;
    return { [column]: sealNumber(sql, row.accountId, text) };
  };

const phones = /(?<="phone"\s*:\s*")\+\d+(?=")/g;

/** Every table in which numbers are stored. A test compares it with the catalog. [C48] */
export const sealedTables: readonly SealedTable[] = [
  {
    name: 'subscribers',
    id: ['subscriber_id', 'uuid'],
    isByAccount: true,
    columns: ['phone', 'phone_end', 'phone_mark', 'psid', 'psid_mark'],
    seal(
      sql,
      { accountId, phone = null, phone_mark = null, psid = null, psid_mark = null, phone_end = null },
    ) {
      const isDone =
        (phone === null || (isSealed(phone) && phone_end !== null && phone_mark !== null)) &&
        (psid === null || psid_mark !== null);
      if (isDone) return undefined;
      const number = openOrKeep(sql, accountId, phone);
      // One that doesn't open says nothing about its number.
      if (number !== null && isSealed(number)) return undefined;
      return {
        phone: number === null ? null : sealNumber(sql, accountId, number),
        phone_end: number === null ? null : numbersOf(sql).hashEnd(accountId, number),
        phone_mark:
          phone_mark ?? (number === null ? null : buildMark(sql, buildPhoneAddress(accountId, number))),
        psid_mark: psid === null ? null : buildMark(sql, buildMessengerAddress(accountId, psid)),
      };
    },
  },
  {
    name: 'consents',
    id: ['consent_id', 'uuid'],
    isByAccount: true,
    columns: ['phone', 'phone_salt', 'phone_mark'],
    seal(sql, { accountId, phone = null, phone_salt = null, phone_mark = null }) {
      if (!isPlain(phone)) return undefined;
      return {
        phone: sealNumber(sql, accountId, phone),
        phone_salt: phone_salt === null ? null : sealNumber(sql, accountId, phone_salt),
        phone_mark: phone_mark ?? buildMark(sql, buildPhoneAddress(accountId, phone)),
      };
    },
  },
  {
    name: 'pending_opt_ins',
    id: ['pending_id', 'uuid'],
    isByAccount: true,
    columns: ['phone', 'opt_in'],
    seal(sql, { accountId, phone = null, opt_in = null }) {
      if (!isPlain(phone)) return undefined;
      const sealed = sealNumber(sql, accountId, phone);
      return { phone: sealed, opt_in: { ...JSON.parse(opt_in ?? '{}'), phone: sealed } };
    },
  },
  {
    name: 'outbox',
    id: ['message_id', 'uuid'],
    isByAccount: false,
    columns: ['recipient'],
    seal: sealColumn('recipient'),
  },
  {
    name: 'inbound_messages',
    id: ['message_id', 'uuid'],
    isByAccount: true,
    columns: ['sender'],
    seal: sealColumn('sender'),
  },
  {
    name: 'sms_refs',
    id: ['ref', 'text'],
    isByAccount: true,
    columns: ['used_by'],
    seal: sealColumn('used_by'),
  },
  {
    name: 'sandbox_messages',
    id: ['message_id', 'uuid'],
    isByAccount: true,
    columns: ['recipient'],
    seal: sealColumn('recipient'),
  },
  {
    name: 'erased_people',
    id: ['erasure_id', 'uuid'],
    isByAccount: true,
    columns: ['phone'],
    seal: sealColumn('phone'),
  },
  {
    name: 'webhook_deliveries',
    id: ['delivery_id', 'uuid'],
    isByAccount: true,
    columns: ['body'],
    plain: '"phone"\\s*:\\s*"\\+\\d+"',
    seal(sql, { accountId, body = null }) {
      const sealed = body?.replace(phones, (number) => sealNumber(sql, accountId, number));
      return sealed === undefined || sealed === body ? undefined : { body: sealed };
    },
  },
];
