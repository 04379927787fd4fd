import type { Sql } from '../database/index';
import { samples } from './samples';
import { writeSample } from './store/writeSample';

/**
 * Creates all sample accounts that an installation never had. The server calls it only where somebody tries Beckon out; tests and measurements
 * call it themselves, because no setting creates samples on a server with `DATABASE_URL` or `PUBLIC_URL`. [OWN-20]
 */
export async function writeSamples(sql: Sql): Promise<void> {
  for (const sample of samples) await writeSample(sql, sample);
}
