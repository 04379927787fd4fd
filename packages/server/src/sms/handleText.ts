import { lockAccounts, selectAccount } from '../accounts/index';
import { type AnySql, type Sql, transact } from '../database/index';
import { claimWebhookEvent, type Inbound, insertInbound } from '../messages/index';
import { parseSmsCommand } from '../messages/pure/index';
import type { AddressedAccount } from './findTextSigner';
import { handleConfirmation, handleKeyword } from './handleKeyword';
import type { Conversation, InboundText, TextOutcome, Unanswered } from './InboundText';
import { obeyHelp, obeyStart, obeyStop } from './obeyStop';
import { parseSender } from './pure/parseSender';

/** What happened to a text, for which account, and why it got no reply if one was due. */
export type HandledText = { outcome: TextOutcome; accountId: number | undefined; reason: Unanswered };

/**
 * Applies a text exactly once, however often it is reported. STOP applies to every account with that number, also those
 * that no longer text from it, START to those that do; everything else belongs to the first account that can handle
 * it. [OWN-13, SMS-08]
 */
export async function handleText(
  sql: Sql,
  inbound: InboundText,
  addressed: readonly AddressedAccount[],
): Promise<HandledText> {
  return await transact(sql, async (transaction): Promise<HandledText> => {
    const { provider, sid, bodySha256 } = inbound;
    const isNew = await claimWebhookEvent(transaction, { provider, eventId: `text ${sid}`, bodySha256 });
    if (!isNew) return nothing('repeated');
    const [first] = addressed;
    if (!first) return nothing('unknownNumber');
    const phone = parseSender(inbound.from);
    if (phone === undefined) return nothing('unknownSender', first.accountId);
    const accountIds = addressed.map(({ accountId }) => accountId);
    await lockAccounts(transaction, accountIds);
    const accounts = await Promise.all(accountIds.map((accountId) => selectAccount(transaction, accountId)));
    const [active, former] = [true, false].map((isActive) =>
      accounts.flatMap((account, place): Conversation[] =>
        account && (addressed[place]?.isActive && !account.isClosed) === isActive
          ? [{ account, phone, inbound }]
          : [],
      ),
    ) as [Conversation[], Conversation[]];
    const taken = await act(transaction, active, former);
    if (!taken) return nothing('formerNumber', first.accountId);
    await insertInbound(transaction, {
      accountId: taken.accountId,
      channel: 'sms',
      sender: phone,
      text: inbound.text,
      providerId: sid,
      outcome: taken.outcome,
      reason: taken.reason,
    });
    return taken;
  });
}

const nothing = (outcome: TextOutcome, accountId?: number): HandledText => ({
  outcome,
  accountId,
  reason: '',
});

type Acted = { outcome: Inbound['outcome']; accountId: number; reason: Unanswered };

async function act(
  transaction: AnySql,
  talks: readonly Conversation[],
  former: readonly Conversation[],
): Promise<Acted | undefined> {
  const [first = former[0]] = talks;
  if (!first) return undefined;
  const { accountId } = first.account;
  const command = parseSmsCommand(first.inbound.text);
  if (command === 'stop')
    return { outcome: 'stopped', accountId, reason: await obeyStop(transaction, talks, former) };
  if (talks.length === 0) return undefined;
  switch (command) {
    case 'start':
      return { outcome: 'started', accountId, reason: await obeyStart(transaction, talks) };
    case 'help':
      return { outcome: 'helped', accountId, reason: await obeyHelp(transaction, first) };
    case 'yes':
      for (const talk of talks) {
        const taken = await handleConfirmation(transaction, talk);
        if (taken) return { ...taken, accountId: talk.account.accountId };
      }
      break;
    case 'unclear':
      for (const talk of talks) {
        const taken = await handleKeyword(transaction, talk);
        if (taken) return { ...taken, accountId: talk.account.accountId };
      }
  }
  return { outcome: 'for_person', accountId, reason: '' };
}
