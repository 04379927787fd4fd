import type { Sql } from '../database/Sql';
import { prepareMarks } from '../messages/store/prepareMarks';
import { shopSample } from '../sample/samples';
import { writeSample } from '../sample/store/writeSample';

/** Adds what every server test expects: the secret for fingerprints and the sample account. Does nothing the second time. */
export async function fillDatabase(sql: Sql): Promise<void> {
  await prepareMarks(sql);
  await writeSample(sql, shopSample);
}
