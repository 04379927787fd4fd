import type { Sql } from '../database/index';
import { prepareMarks } from '../messages/index';
import { shopSample, writeSample } from '../sample/testing/index';

/** Adds what every server test expects: the secret for fingerprints and the sample account. Does nothing the second time. */
export async function fillDatabase(sql: Sql): Promise<void> {
  await writeSample(sql, shopSample);
  // After it: an installation without accounts would be new.
  await prepareMarks(sql);
}
