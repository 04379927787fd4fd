import type { FastifyInstance } from 'fastify';
import { createOwnerParts, type OwnerSettings } from '../../owner/createOwnerParts';
import type { SiteNotes } from '../../owner/createSiteNotes';
import type { Deps } from '../Deps';
import { noteSites, type ReadWhitelist } from './noteSites';
import { serveApi } from './serveApi';
import { serveApiDocs } from './serveApiDocs';
import { serveSignInLink } from './serveSignInLink';

/** What the operator decided about it, its own connections, and the visitor files. */
type Own = {
  owner: OwnerSettings;
  sql: Deps['sql'];
  siteNotes: SiteNotes;
  readWhitelist: ReadWhitelist;
};

/** Everything for owners: the API, its documentation, and the sign-in link. [OWN-01, OWN-20] */
export function serveOwner(
  app: FastifyInstance,
  deps: Deps,
  { owner, sql, siteNotes, readWhitelist }: Own,
): void {
  const parts = createOwnerParts({ ...deps, sql }, owner);
  serveApi(app, parts, deps.limits.retryAfterS);
  serveApiDocs(app);
  serveSignInLink(app, parts);
  noteSites(app, siteNotes, readWhitelist);
}
