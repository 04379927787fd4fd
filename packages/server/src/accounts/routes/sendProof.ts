import { type ApiCall, recordTry, tryKey } from '../../api/index';
import { generateSecret, hashSecret } from '../../secrets/index';
import { proofMail } from '../pure/proofMail';
import { insertMailToken } from '../store/insertMailToken';

/**
 * Emails a new sign-up's address, so that its owner can confirm it. Runs after the answer was sent, so that the
 * response time reveals nothing about the address. [OWN-01]
 */
export function sendProof(
  { deps, from, log, reply }: Pick<ApiCall, 'deps' | 'from' | 'log' | 'reply'>,
  { userId, email, hasAccount }: { userId: string; email: string; hasAccount: boolean },
): void {
  // No one could read it.
  if (deps.mailer.provider === 'sandbox' && !deps.showsMails) return;
  const send = async () => {
    const verdict = await recordTry(deps.sql, tryKey('proof', email), deps.limits.proofsPerMail);
    if (!verdict.ok) return;
    const token = generateSecret();
    const lifeS = deps.limits.proofLifeS;
    await insertMailToken(deps.sql, {
      ...{ tokenHash: hashSecret(token), purpose: 'proof', userId, accountId: null, lifeS },
    });
    const link = `${from.ownAddress}/console/address#token=${token}`;
    await deps.mailer.send({ to: email, ...proofMail(link, hasAccount) });
  };
  deps.followUps.add(reply.raw, send, (error) =>
    log.error({ err: error }, 'could not send a confirmation email'),
  );
}
