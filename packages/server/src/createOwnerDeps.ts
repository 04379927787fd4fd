import type { OwnerDeps } from './api/index';
import { type OwnerLimits, ownerLimits } from './api/pure/index';
import { readBuild } from './env/index';
import { type AccountLanes, createAccountLanes, createAccountSlots } from './jobs/index';
import { createMailer, type MailTransport } from './mail/index';
import { createPasswords, type PasswordWork } from './secrets/index';

/** What an operator, or a test, decides about the owner's API. */
export type OwnerSettings = {
  mail: MailTransport;
  signUp: OwnerDeps['signUp'];
  showsMails: boolean;
  allowsPrivateWebhooks: boolean;
  passwordWork?: PasswordWork;
  limits?: OwnerLimits;
  checksAnswers?: boolean;
};

/** Assembles what the owner's API needs. [OWN-01] */
export function createOwnerDeps(
  given: Pick<
    OwnerDeps,
    | 'sql'
    | 'publicUrl'
    | 'pagesUrl'
    | 'channels'
    | 'offer'
    | 'secrets'
    | 'tokens'
    | 'followUps'
    | 'noteChange'
  >,
  { mail, passwordWork, limits = ownerLimits, checksAnswers = false, ...same }: OwnerSettings,
): OwnerDeps {
  const { sql, publicUrl, pagesUrl, channels, offer, secrets, tokens, followUps, noteChange } = given;
  return {
    sql,
    publicUrl,
    pagesUrl,
    passwords: createPasswords(passwordWork),
    mailer: createMailer(sql, holdWithoutPublicUrl(mail, publicUrl), secrets),
    secrets,
    channels,
    offer,
    tokens,
    followUps,
    noteChange,
    limits,
    checksAnswers,
    lanes: createCallLanes(limits),
    build: readBuild(),
    ...same,
  };
}

/** Calls wait in the lane of their account, then for one of the connections, of which several slow accounts don't get all. [NET-12, OWN-10] */
function createCallLanes(limits: OwnerLimits): AccountLanes {
  const slots = createAccountSlots(limits.callsAtOnce, limits.callsAtOnce - 1);
  const lanes = createAccountLanes({
    atOnce: limits.accountCallsAtOnce,
    waiting: limits.accountCallsWaiting,
  });
  return (accountId, work) => lanes(accountId, () => slots([accountId], work));
}

/** Without a configured address, links in emails would lead to the Host of a request, which anyone can choose: none leaves. */
const holdWithoutPublicUrl = (mail: MailTransport, publicUrl: string | undefined): MailTransport =>
  publicUrl === undefined ? { provider: 'sandbox' } : mail;
