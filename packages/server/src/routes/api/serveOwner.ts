import type { FastifyInstance } from 'fastify';
import { createOwnerParts, type OwnerSettings } from '../../owner/createOwnerParts';
import { type Mail, sendSmtp } from '../../owner/sendSmtp';
import { startMails } from '../../owner/startMails';
import { startWebhooks } from '../../owner/startWebhooks';
import type { Deps } from '../Deps';
import { noteSites } from './noteSites';
import { serveApi } from './serveApi';
import { serveApiDocs } from './serveApiDocs';
import { serveSignInLink } from './serveSignInLink';

/** Everything for owners: the API, its description, and the link that signs in. [OWN-01, OWN-20] */
export function serveOwner(app: FastifyInstance, deps: Deps, settings: OwnerSettings): void {
  const parts = createOwnerParts(deps, settings);
  serveApi(app, parts, deps.limits.retryAfterS);
  serveApiDocs(app);
  serveSignInLink(app, parts);
  noteSites(app, deps);
  const endWebhooks = startWebhooks({
    ...parts,
    allowsPrivate: parts.allowsPrivateWebhooks,
    onFailure: (error) => app.log.error({ err: error }, 'a webhook could not be worked on'),
  });
  app.addHook('onClose', endWebhooks);
  const { mail } = settings;
  if (mail.provider !== 'smtp') return;
  const { sql, secrets } = parts;
  const send = (one: Mail) => sendSmtp(mail, one);
  app.addHook('onClose', startMails({ sql, secrets, send, log: app.log }));
}
