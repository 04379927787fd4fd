import type { FastifyInstance } from 'fastify';
import { createOwnerParts, type OwnerSettings } from '../../owner/createOwnerParts';
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
}
