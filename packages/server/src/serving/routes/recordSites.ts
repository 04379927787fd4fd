import type { FastifyInstance } from 'fastify';
import type { SiteNotes } from '../../accounts/index';
import { parseSighting } from '../pure/parseSighting';
import { scriptRoute } from './serveAccountScript';

const worst = 400;

/** The authorized websites of an account, if pages use it. */
export type FindWhitelist = (accountId: number) => readonly string[] | undefined;

/** Records which websites load account scripts, after the answer was sent. [OWN-03] */
export function recordSites(app: FastifyInstance, notes: SiteNotes, findWhitelist: FindWhitelist): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === scriptRoute && reply.statusCode < worst) {
      const accountId = Number((request.params as { pageId: string }).pageId);
      const whitelist = findWhitelist(accountId);
      const host = parseSighting(request.headers);
      if (whitelist && host !== undefined) notes.note(accountId, host, whitelist);
    }
    done();
  });
}
