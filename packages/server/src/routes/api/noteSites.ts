import type { FastifyInstance } from 'fastify';
import { createSiteNotes } from '../../owner/createSiteNotes';
import type { Deps } from '../Deps';
import { scriptRoute } from '../serveAccountScript';

const worst = 400;

/** Notes from which websites the scripts of accounts are asked for, after the answer is on its way. [OWN-03] */
export function noteSites(app: FastifyInstance, { sql }: Deps): void {
  const notes = createSiteNotes(sql, (error) => app.log.error({ err: error }, 'websites were not noted'));
  app.addHook('onClose', notes.close);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === scriptRoute && reply.statusCode < worst)
      notes.note(Number((request.params as { pageId: string }).pageId), request.headers.referer);
    done();
  });
}
