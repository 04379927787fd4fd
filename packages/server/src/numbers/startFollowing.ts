import type { Sql } from '../database/index';
import type { Numbers } from './createNumbers';
import { selectSealState } from './store/loadNumbers';

/** How soon every server knows that numbers are being sealed. */
const everyMs = 2000;

type Deps = { sql: Sql; numbers: Numbers; onFailure: (error: unknown) => void };

/** Learns when the operator has numbers sealed, and when all are. Returns how to stop. [OWN-20, C48] */
export function startFollowing({ sql, numbers, onFailure }: Deps): () => Promise<void> {
  let asking: Promise<void> = Promise.resolve();
  const ask = async () => {
    try {
      numbers.state = await selectSealState(sql);
      if (numbers.state === 'sealed') clearInterval(timer);
    } catch (error) {
      onFailure(error);
    }
  };
  const timer = setInterval(() => {
    asking = ask();
  }, everyMs);
  if (numbers.state === 'sealed') clearInterval(timer);
  return async () => {
    clearInterval(timer);
    await asking;
  };
}
