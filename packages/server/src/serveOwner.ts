import type { FastifyInstance } from 'fastify';
import { findCaller, readSessionCookie, type SiteNotes, serveSignInLink } from './accounts/index';
import { serveApi, serveApiDocs } from './api/index';
import { apiRoutes } from './apiRoutes';
import { createOwnerParts, type OwnerSettings } from './createOwnerParts';
import type { Deps } from './Deps';
import { namedShapes } from './namedShapes';
import { noteSites, type ReadWhitelist } from './serving/index';

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
  const callers = { find: findCaller, readCookie: readSessionCookie };
  serveApi(app, parts, { routes: apiRoutes, callers, retryAfterS: deps.limits.retryAfterS });
  serveApiDocs(app, { routes: apiRoutes, named: namedShapes });
  serveSignInLink(app, parts);
  noteSites(app, siteNotes, readWhitelist);
}
