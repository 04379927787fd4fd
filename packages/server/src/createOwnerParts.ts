import { createAccountLanes, type OwnerParts } from './api/index';
import { type OwnerLimits, ownerLimits } from './api/pure/index';
import { createTokenDesk } from './events/index';
import { createMailer, type MailSettings } from './mail/index';
import { createCredentials, createPasswords, createSecretBox, type PasswordWork } from './secrets/index';

/** What an operator, or a test, decides about the owner's API. */
export type OwnerSettings = {
  secretKey: Uint8Array;
  mail: MailSettings;
  signUp: OwnerParts['signUp'];
  showsMails: boolean;
  allowsPrivateWebhooks: boolean;
  passwordWork?: PasswordWork;
  limits?: OwnerLimits;
  checksAnswers?: boolean;
};

/** Assembles what the owner's API needs. [OWN-01] */
export function createOwnerParts(
  { sql, publicUrl, channels }: Pick<OwnerParts, 'sql' | 'publicUrl' | 'channels'>,
  { secretKey, mail, passwordWork, limits = ownerLimits, checksAnswers = false, ...same }: OwnerSettings,
): OwnerParts {
  const secrets = createSecretBox(secretKey);
  return {
    sql,
    publicUrl,
    passwords: createPasswords(passwordWork),
    mailer: createMailer(sql, mail, secrets),
    secrets,
    credentials: createCredentials(sql, secrets),
    channels,
    tokens: createTokenDesk(sql),
    limits,
    checksAnswers,
    lanes: createAccountLanes({ atOnce: limits.accountCallsAtOnce, waiting: limits.accountCallsWaiting }),
    exporting: new Set(),
    ...same,
  };
}
