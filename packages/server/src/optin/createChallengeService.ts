import type { Sql } from '../database/index';
import { shortenIp } from '../formats/pure/index';
import { createSecretMemory } from '../secrets/index';
import type { OptIn } from '../subscribers/index';
import type { ChallengeUse } from './pure/ChallengeClaims';
import { type Challenge, markSubmitter, signChallenge } from './signChallenge';
import { type Proof, type Solution, verifyChallenge } from './verifyChallenge';

/** Who wants to leave a number, where and from where. */
export type Submitter = Pick<OptIn, 'accountId' | 'widgetId' | 'sessionId' | 'origin' | 'phone'> & {
  ip: string;
};

/** Issues and checks challenges. */
export type ChallengeService = {
  ask: (submitter: Submitter, tries: number) => Promise<Challenge>;
  check: (submitter: Submitter, solution: Solution) => Promise<Proof | undefined>;
};

const secretName = 'challenge';
const secondMs = 1000;

/** Creates the service. Its secret is in the database, so that every process accepts what another issued. [NET-12] */
export function createChallengeService(sql: Sql, now: () => number = Date.now): ChallengeService {
  const findSecret = createSecretMemory(sql, secretName);
  const prepare = async ({ accountId, widgetId, sessionId, origin, phone, ip }: Submitter) => {
    const secret = await findSecret();
    const use: ChallengeUse = {
      account: accountId,
      widget: widgetId,
      session: sessionId,
      site: origin,
      who: markSubmitter(phone, shortenIp(ip), secret),
    };
    return { use, means: { secret, nowS: Math.floor(now() / secondMs) } };
  };
  return {
    async ask(submitter, tries) {
      const { use, means } = await prepare(submitter);
      return signChallenge(use, tries, means);
    },
    async check(submitter, solution) {
      const { use, means } = await prepare(submitter);
      return verifyChallenge(solution, use, means);
    },
  };
}
