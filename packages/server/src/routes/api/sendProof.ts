import { hashSecret, makeSecret } from '../../owner/makeSecret';
import { proofMail } from '../../owner/rules/proofMail';
import { judgeTry } from '../../store/owner/judgeTry';
import { saveMailToken } from '../../store/owner/saveMailToken';
import type { ApiCall } from './ApiRoute';
import { tryKey } from './countTry';

/**
 * Writes to the address with which somebody signed up, so that its owner can show that it is theirs. That is done once
 * the answer is out: how long it takes tells nothing about the address. [OWN-01]
 */
export function sendProof(
  { parts, from, log, reply }: Pick<ApiCall, 'parts' | 'from' | 'log' | 'reply'>,
  { userId, email, hasAccount }: { userId: string; email: string; hasAccount: boolean },
): void {
  // Nobody would ever read it.
  if (parts.mailer.provider === 'sandbox' && !parts.showsMails) return;
  const send = async () => {
    const verdict = await judgeTry(parts.sql, tryKey('proof', email), parts.limits.proofsPerMail);
    if (!verdict.ok) return;
    const token = makeSecret();
    const lifeS = parts.limits.proofLifeS;
    await saveMailToken(parts.sql, {
      ...{ tokenHash: hashSecret(token), purpose: 'proof', userId, accountId: null, lifeS },
    });
    const link = `${from.ownAddress}/console/address#token=${token}`;
    await parts.mailer.send({ to: email, ...proofMail(link, hasAccount) });
  };
  reply.raw.once('close', () =>
    send().catch((error: unknown) => log.error({ err: error }, 'a mail to a new address was not sent')),
  );
}
