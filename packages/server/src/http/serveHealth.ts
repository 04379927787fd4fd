import type { FastifyInstance } from 'fastify';
import { countMissingMigrations, type Migration, type Sql } from '../database/index';
import { createReadiness } from './createReadiness';

type Deps = { sql: Sql; migrations: Migration[]; isFit: () => boolean };

/**
 * `GET /healthz` (the process is alive) and `GET /readyz` (ready for visitors). A stopping server
 * answers both with 503, like everything else. `isFit`: whether this server can work with the database. [OWN-20]
 */
export function serveHealth(app: FastifyInstance, { sql, migrations, isFit }: Deps): void {
  const isReady = createReadiness(
    async () => isFit() && (await countMissingMigrations(sql, migrations)) === 0,
  );

  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready });
  });
}
