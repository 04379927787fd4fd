import { onTestFinished } from 'vitest';
import type { AnySql, Sql } from '../database/index';

/** Another session does this, and holds the locks it took until it's told to end, or until the test ends. Resolves once it holds them. */
export async function holdTransaction(
  sql: Sql,
  work: (transaction: AnySql) => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  let release = () => undefined as undefined;
  const released = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  let holding: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    holding = sql.begin(async (transaction) => {
      await work(transaction);
      isHeld();
      await released;
    });
  });
  const end = () => {
    release();
    return holding;
  };
  onTestFinished(async () => void (await end()));
  return end;
}
