import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../env/pure/index';
import { isAnswering } from '../store/isAnswering';
import { waitUntil } from '../waitUntil';
import type { DatabaseLog } from './DatabaseLog';
import { findFreePort } from './findFreePort';
import { type Postmaster, type PostmasterInput, runPostmaster } from './runPostmaster';

const readyTimeoutMs = 60_000;
const startTimeoutMs = 20_000;
const retryMs = 250;
const restartMs = 500;

// Problems that pass: processes of a killed PostgreSQL that are still ending, a port that was just taken.
const passing = /pre-existing shared memory|lock file .* already exists|Address already in use/;

type Supervised = { adminUrl: string; port: number; stop: () => Promise<void> };

/** Runs PostgreSQL until asked to stop, and restarts it if it ends unexpectedly. */
export async function superviseDatabase(given: {
  input: PostmasterInput;
  password: string;
  log: DatabaseLog;
}): Promise<Supervised> {
  const { log, password } = given;
  let { input } = given;
  let isStopping = false;
  let watching = Promise.resolve();
  const buildUrl = () => `postgres://postgres:${password}@127.0.0.1:${input.port}/postgres`;

  const end = performance.now() + startTimeoutMs;
  let postmaster = await runUntilReady(input, buildUrl(), log);
  while (postmaster.hasEnded()) {
    if (!passing.test(postmaster.lastWords()) || performance.now() > end)
      throw explainFailure(postmaster, input);
    await sleep(retryMs);
    input = { ...input, port: await findFreePort() };
    postmaster = await runUntilReady(input, buildUrl(), log);
  }

  const watch = async () => {
    while (!isStopping) {
      await postmaster.ended;
      if (isStopping) return;
      log.error('The built-in database stopped unexpectedly. Restarting it.');
      await sleep(restartMs);
      if (!isStopping) postmaster = await runUntilReady(input, buildUrl(), log);
    }
  };
  watching = watch();

  const stop = async () => {
    isStopping = true;
    await postmaster.stop();
    await watching;
    await postmaster.stop();
  };
  return { adminUrl: buildUrl(), port: input.port, stop };
}

/** Starts one PostgreSQL and waits until it answers or has ended. */
async function runUntilReady(input: PostmasterInput, url: string, log: DatabaseLog): Promise<Postmaster> {
  const postmaster = runPostmaster(input, (line) => log.debug(line));
  const isReady = await waitUntil(
    async () => postmaster.hasEnded() || (await isAnswering(url)),
    readyTimeoutMs,
  );
  if (!isReady) await postmaster.stop();
  return postmaster;
}

function explainFailure(postmaster: Postmaster, { clusterDir }: PostmasterInput): StartError {
  const words = postmaster.lastWords() || 'it reported nothing';
  return new StartError(`The built-in database in ${clusterDir} didn't start: ${words}`);
}
