import type { AnySql, Sql } from '../database/Sql';
import { transact } from '../database/transact';
import { readSender } from '../rules/readSender';
import { readSmsCommand } from '../rules/readSmsCommand';
import { claimWebhookEvent } from '../store/claimWebhookEvent';
import { findSmsAccounts } from '../store/findSmsAccounts';
import { lockAccounts } from '../store/lockAccounts';
import { type Inbound, saveInbound } from '../store/saveInbound';
import type { Conversation, InboundText, TextOutcome, Unanswered } from './InboundText';
import { obeyHelp, obeyStart, obeyStop } from './obeyStop';
import { takeConfirmation, takeKeyword } from './takeKeyword';

/** What became of a text, of which account, and why it got no answer if one was due. */
export type TakenText = { outcome: TextOutcome; accountId: number | undefined; reason: Unanswered };

/**
 * Has a text take its effect, exactly once however often it is told. STOP and START hold for every account at that number;
 * everything else belongs to the first account that knows what to do with it. [OWN-13, SMS-08]
 */
export async function takeText(sql: Sql, inbound: InboundText): Promise<TakenText> {
  return await transact(sql, async (transaction): Promise<TakenText> => {
    const { provider, sid, bodySha256, to } = inbound;
    const isNew = await claimWebhookEvent(transaction, { provider, eventId: `text ${sid}`, bodySha256 });
    if (!isNew) return nothing('repeated');
    const accounts = await findSmsAccounts(transaction, to, provider);
    const [first] = accounts;
    if (!first) return nothing('unknownNumber');
    const phone = readSender(inbound.from);
    if (phone === undefined) return nothing('unknownSender', first.accountId);
    await lockAccounts(
      transaction,
      accounts.map(({ accountId }) => accountId),
    );
    const taken = await act(
      transaction,
      accounts.map((account) => ({ account, phone, inbound })),
    );
    await saveInbound(transaction, {
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

const nothing = (outcome: TextOutcome, accountId?: number): TakenText => ({ outcome, accountId, reason: '' });

type Acted = { outcome: Inbound['outcome']; accountId: number; reason: Unanswered };

async function act(transaction: AnySql, talks: readonly Conversation[]): Promise<Acted> {
  const [first] = talks as [Conversation];
  const { accountId } = first.account;
  switch (readSmsCommand(first.inbound.text)) {
    case 'stop':
      return { outcome: 'stopped', accountId, reason: await obeyStop(transaction, talks) };
    case 'start':
      return { outcome: 'started', accountId, reason: await obeyStart(transaction, talks) };
    case 'help':
      return { outcome: 'helped', accountId, reason: await obeyHelp(transaction, first) };
    case 'yes':
      for (const talk of talks) {
        const taken = await takeConfirmation(transaction, talk);
        if (taken) return { ...taken, accountId: talk.account.accountId };
      }
      break;
    case 'unclear':
      for (const talk of talks) {
        const taken = await takeKeyword(transaction, talk);
        if (taken) return { ...taken, accountId: talk.account.accountId };
      }
  }
  return { outcome: 'for_person', accountId, reason: '' };
}
