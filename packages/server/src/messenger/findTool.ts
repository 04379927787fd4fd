import { type KindTool, limits } from '@beckon/contract';
import * as v from 'valibot';
import { findAccount } from '../accounts/index';
import type { AnySql } from '../database/index';
import { findWidget } from '../widgets/index';
import { buildMessengerLink } from './pure/buildMessengerLink';
import { buildToolRef } from './pure/buildToolRef';
import { judgeOptIn } from './pure/judgeOptIn';
import { readTool } from './pure/readTool';

/** The path of a link or code: whose it is, and which. */
export type ToolParams = { accountId: string; widgetId: string };

/** Where a link or code leads, and the settings of its widget. */
export type FoundTool = { tool: KindTool; link: string };

type Question = { params: ToolParams; query: unknown; ownAddress: string | undefined };

const Query = v.object({ payload: v.optional(v.pipe(v.string(), v.maxLength(limits.urlCharacters)), '') });

/** Finds an active Messenger widget and builds its link; nothing if it leads nowhere. [OWN-18] */
export async function findTool(
  sql: AnySql,
  { params, query, ownAddress }: Question,
): Promise<FoundTool | undefined> {
  const [accountId, widgetId] = [Number(params.accountId), Number(params.widgetId)];
  const wish = v.safeParse(Query, query);
  const [account, widget] = await Promise.all([
    findAccount(sql, accountId),
    findWidget(sql, accountId, widgetId),
  ]);
  if (!wish.success || !account || !widget || !judgeOptIn(widget).ok) return undefined;
  const { fbPageId, messengerProvider } = account;
  const isTriedOut = messengerProvider === 'sandbox';
  const tool = readTool(widget);
  if (!tool || (isTriedOut ? ownAddress === undefined : fbPageId === '')) return undefined;
  const ref = buildToolRef({ widgetId, name: tool.data.setup.ref, payload: wish.output.payload });
  const sandboxUrl = isTriedOut ? `${ownAddress}/sandbox/${accountId}` : undefined;
  return { tool, link: buildMessengerLink({ fbPageId, sandboxUrl }, ref) };
}
