import type { Reach } from './pure/isSandboxOpen';
import type { Env } from './readEnv';

/** What the environment says about who can reach the server. */
export const buildReach = (env: Env): Reach => ({
  sandbox: env.SANDBOX,
  host: env.HOST,
  publicHost: env.PUBLIC_URL && new URL(env.PUBLIC_URL).hostname,
});
