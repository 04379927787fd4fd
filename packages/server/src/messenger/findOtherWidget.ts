import { limits, type OtherWidget } from '@beckon/contract';
import * as v from 'valibot';
import { selectAccount } from '../accounts/index';
import type { AnySql } from '../database/index';
import { selectWidget } from '../widgets/index';
import { buildMessengerLink } from './pure/buildMessengerLink';
import { buildWidgetRef } from './pure/buildWidgetRef';
import { decideMessengerOptIn } from './pure/decideMessengerOptIn';
import { parseOtherWidget } from './pure/parseOtherWidget';

/** The path of a link or code: whose it is, and which. */
export type OtherWidgetParams = { accountId: string; widgetId: string };

/** Where a link or code leads, and the settings of its widget. */
export type FoundOtherWidget = { other: OtherWidget; link: string };

type Question = { params: OtherWidgetParams; query: unknown; ownAddress: string | undefined };

const Query = v.object({ payload: v.optional(v.pipe(v.string(), v.maxLength(limits.urlCharacters)), '') });

/** Finds an active Messenger widget and builds its link; nothing if it leads nowhere. [OWN-18] */
export async function findOtherWidget(
  sql: AnySql,
  { params, query, ownAddress }: Question,
): Promise<FoundOtherWidget | undefined> {
  const [accountId, widgetId] = [Number(params.accountId), Number(params.widgetId)];
  const wish = v.safeParse(Query, query);
  const [account, widget] = await Promise.all([
    selectAccount(sql, accountId),
    selectWidget(sql, accountId, widgetId),
  ]);
  if (!wish.success || !account || !widget || !decideMessengerOptIn(widget).ok) return undefined;
  const { fbPageId, messengerProvider } = account;
  const isTriedOut = messengerProvider === 'sandbox';
  const other = parseOtherWidget(widget);
  if (!other || (isTriedOut ? ownAddress === undefined : fbPageId === '')) return undefined;
  const ref = buildWidgetRef({ widgetId, name: other.data.setup.ref, payload: wish.output.payload });
  const sandboxUrl = isTriedOut ? `${ownAddress}/sandbox/${accountId}` : undefined;
  return { other, link: buildMessengerLink({ fbPageId, sandboxUrl }, ref) };
}
