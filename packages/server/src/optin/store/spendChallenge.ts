import type { AnySql } from '../../database/index';

/** Uses up a challenge in the transaction it allows; it is valid once, for all processes together. [NET-12] */
export async function spendChallenge(
  transaction: AnySql,
  { challengeId, expiresAt }: { challengeId: string; expiresAt: Date },
): Promise<boolean> {
  const written = await transaction`
    insert into spent_challenges (challenge_id, expires_at) values (${challengeId}, ${expiresAt})
    on conflict do nothing returning challenge_id`;
  return written.length > 0;
}
