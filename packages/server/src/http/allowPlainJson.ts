import type { FastifyInstance } from 'fastify';

/** A page that the visitor is leaving may send its JSON as plain text, which needs no preflight. [EVT-05] */
export function allowPlainJson(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
}
