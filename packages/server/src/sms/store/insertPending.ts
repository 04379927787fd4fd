import { type AnySql, generateId } from '../../database/index';
import { cancelWaiting } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { listForms, sealNumber } from '../../numbers/index';
import type { OptIn } from '../../subscribers/index';
import { heldDays } from '../pure/smsGates';

/** How long we wait for a YES, from when the question leaves. */
const waitDays = 3;

type Question = {
  /** When it leaves. */
  askedAt: Date;
  /** Otherwise it waits for the daily limit, and leaves within `heldDays`. */
  isPaid: boolean;
};

/** Stores an opt-in, with what proves its consent, until its number replies YES, and no longer. [SMS-03] */
export async function insertPending(
  transaction: AnySql,
  optIn: OptIn,
  { askedAt, isPaid }: Question,
): Promise<void> {
  const phone = sealNumber(transaction, optIn.accountId, optIn.phone);
  await transaction`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (${optIn.accountId}, ${generateId()}, ${phone}, ${transaction.json({ ...optIn, phone } as never)},
      ${askedAt}::timestamptz + make_interval(days => ${isPaid ? waitDays : waitDays + heldDays}))`;
}

/** The first part of a question's cause; the widget's id follows. */
const question = 'confirm';

/** What asks for the YES to a widget's form, in the queue. [SMS-03] */
export const causeOfQuestion = (widgetId: number): string => `${question}:${widgetId}`;

/** Which widget a queued text asks about; undefined if it's no such question. [SMS-03] */
export function widgetOfQuestion(dedupeKey: string): number | undefined {
  const [kind, widgetId] = dedupeKey.split(':');
  return kind === question ? Number(widgetId) : undefined;
}

/** Who is asked for a YES, to which widget’s form. */
type PendingKey = { accountId: number; phone: string; widgetId: number };

/** Cancels questions to a number that haven't left, of one widget or of all: it has opted in. [SMS-03] */
export async function cancelQuestions(
  transaction: AnySql,
  { accountId, phone, widgetId }: Omit<PendingKey, 'widgetId'> & Partial<PendingKey>,
): Promise<void> {
  const cause = widgetId === undefined ? question : causeOfQuestion(widgetId);
  await cancelWaiting(transaction, { ...buildPhoneAddress(accountId, phone), cause });
}

/** Waits as long after a widget's question that was held up until then, unless the time was over before. [SMS-03] */
export async function extendPending(
  transaction: AnySql,
  asked: PendingKey & { askedAt: Date },
): Promise<void> {
  await transaction`
    update pending_opt_ins
    set expires_at = greatest(expires_at, ${asked.askedAt}::timestamptz + make_interval(days => ${waitDays}))
    where account_id = ${asked.accountId} and phone = any(${listForms(transaction, asked.accountId, asked.phone)})
      and opt_in->>'widgetId' = ${String(asked.widgetId)} and expires_at > now()`;
}

/** The same form sent again within these seconds: when it was sent first. [NET-12] */
export const samePending = (sql: AnySql, optIn: OptIn, repeatS: number) => sql`
  select created_at from pending_opt_ins
  where account_id = ${optIn.accountId} and phone = any(${listForms(sql, optIn.accountId, optIn.phone)})
    and created_at > now() - make_interval(secs => ${repeatS})
    and opt_in->>'widgetId' = ${String(optIn.widgetId)} and opt_in->>'sessionId' = ${optIn.sessionId}
    and opt_in->>'instanceId' = ${optIn.instanceId} and opt_in->>'textSha256' = ${optIn.textSha256} limit 1`;

/** An opt-in that waited, when its form was sent, and whether its consent is recorded: versions up to 0.1.0 did that before the YES. */
export type Pending = { optIn: OptIn; sentAt: Date; isRecorded: boolean };

/** Takes the opt-ins of a number that wait for its YES, oldest first; questions that haven't left don't leave anymore. */
export async function spendPending(
  transaction: AnySql,
  accountId: number,
  phone: string,
): Promise<Pending[]> {
  const rows = await transaction<(Pending & { isOver: boolean; pendingId: string })[]>`
    delete from pending_opt_ins where account_id = ${accountId} and phone = any(${listForms(transaction, accountId, phone)})
    returning pending_id as "pendingId", opt_in as "optIn", created_at as "sentAt", expires_at < now() as "isOver",
      exists (
        select from consents
        where consents.account_id = pending_opt_ins.account_id
          and consents.consent_id = (opt_in->>'consentId')::uuid) as "isRecorded"`;
  if (rows.length > 0) await cancelQuestions(transaction, { accountId, phone });
  return (
    rows
      .filter(({ isOver }) => !isOver)
      .sort((a, b) => (a.pendingId < b.pendingId ? -1 : 1))
      // Those from before payloads existed have none.
      .map(({ optIn, sentAt, isRecorded }) => ({
        optIn: { ...optIn, phone, payload: optIn.payload ?? '' },
        sentAt,
        isRecorded,
      }))
  );
}
