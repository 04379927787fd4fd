import type { Sql } from '../database/index';
import { isKeyMissing, type Numbers } from './createNumbers';
import { selectSealState } from './store/loadNumbers';

/** How soon every server knows that numbers are being sealed. */
const everyMs = 2000;

type Deps = {
  sql: Sql;
  numbers: Numbers;
  /** Numbers are being sealed, and this server can't: it must stop, because it would lose what it's told. */
  onKeyMissing: () => void;
  onFailure: (error: unknown) => void;
};

/** Learns when the operator has numbers sealed, and when all are. Returns how to stop. [OWN-20, C48] */
export function startFollowing({ sql, numbers, onKeyMissing, onFailure }: Deps): () => Promise<void> {
  let asking: Promise<void> = Promise.resolve();
  const ask = async () => {
    try {
      numbers.state = await selectSealState(sql);
      if (isKeyMissing(numbers)) onKeyMissing();
      if (numbers.state === 'sealed' || isKeyMissing(numbers)) clearInterval(timer);
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
