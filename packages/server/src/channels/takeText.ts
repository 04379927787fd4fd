import type { AnySql, Sql } from '../database/Sql';
import { readSender } from '../rules/readSender';
import { readSmsCommand } from '../rules/readSmsCommand';
import { claimWebhookEvent } from '../store/claimWebhookEvent';
import { findSmsAccounts } from '../store/findSmsAccounts';
import { type Inbound, saveInbound } from '../store/saveInbound';
import type { Conversation, InboundText, TextOutcome } from './InboundText';
import { obeyHelp, obeyStart, obeyStop } from './obeyStop';
import { takeConfirmation, takeKeyword } from './takeKeyword';

/** What became of a text, and of which account. */
export type TakenText = { outcome: TextOutcome; accountId: number | undefined };

/**
 * Has a text take its effect, exactly once however often it is told. STOP and START hold for every account at that number;
 * everything else belongs to the first account that knows what to do with it. [OWN-13, SMS-08]
 */
export async function takeText(sql: Sql, inbound: InboundText): Promise<TakenText> {
  return await sql.begin(async (transaction): Promise<TakenText> => {
    const { provider, sid, bodySha256, to } = inbound;
    const isNew = await claimWebhookEvent(transaction, { provider, eventId: `text ${sid}`, bodySha256 });
    if (!isNew) return { outcome: 'repeated', accountId: undefined };
    const accounts = await findSmsAccounts(transaction, to, provider);
    const [first] = accounts;
    if (!first) return { outcome: 'unknownNumber', accountId: undefined };
    const phone = readSender(inbound.from);
    if (phone === undefined) return { outcome: 'unknownSender', accountId: first.accountId };
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
    });
    return taken;
  });
}

type Acted = { outcome: Inbound['outcome']; accountId: number };

async function act(transaction: AnySql, talks: readonly Conversation[]): Promise<Acted> {
  const [first] = talks as [Conversation];
  const { accountId } = first.account;
  switch (readSmsCommand(first.inbound.text)) {
    case 'stop':
      await obeyStop(transaction, talks);
      return { outcome: 'stopped', accountId };
    case 'start':
      await obeyStart(transaction, talks);
      return { outcome: 'started', accountId };
    case 'help':
      await obeyHelp(transaction, first);
      return { outcome: 'helped', accountId };
    case 'yes':
      for (const talk of talks) {
        if (await takeConfirmation(transaction, talk)) {
          return { outcome: 'confirmed', accountId: talk.account.accountId };
        }
      }
      break;
    case 'unclear':
      for (const talk of talks) {
        const outcome = await takeKeyword(transaction, talk);
        if (outcome) return { outcome, accountId: talk.account.accountId };
      }
  }
  return { outcome: 'for_person', accountId };
}
