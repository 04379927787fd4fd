import type { OwnerSettings } from './createOwnerDeps';
import { buildReach, type Env } from './env/index';
import { isSandboxOpen } from './env/pure/index';
import type { MailSettings } from './mail/index';

/** The owner's API as configured by the environment. [OWN-20] */
export function buildOwnerSettings(env: Env): OwnerSettings & { mail: MailSettings } {
  const { MAIL_URL: url, MAIL_FROM: from } = env;
  return {
    mail: url === undefined ? { provider: 'sandbox' } : { provider: 'smtp', url, from },
    // They open accounts, so they stay private even on an installation that opens the sandbox on purpose.
    showsMails: env.SANDBOX !== 'off' && isSandboxOpen({ ...buildReach(env), sandbox: 'auto' }),
    signUp: env.SIGN_UP,
    allowsPrivateWebhooks: env.PRIVATE_WEBHOOKS === 'allow',
  };
}
