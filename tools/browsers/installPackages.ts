import { spawnSync } from 'node:child_process';

const limitMs = 10 * 60_000;
const lockWaitS = 60;

/** Runs apt-get quietly; returns its error message, or undefined. */
function aptGet(words: readonly string[]): string | undefined {
  const { status, error, stderr } = spawnSync(
    'apt-get',
    ['-qq', '-o', `DPkg::Lock::Timeout=${lockWaitS}`, ...words],
    {
      encoding: 'utf8',
      timeout: limitMs,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Packages of servers would start them: not in this run level.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    },
  );
  if (status === 0) return undefined;
  return `apt-get ${words[0]}: ${error?.message ?? stderr.trim()}`;
}

/** Installs Debian packages; returns what went wrong, or undefined. */
export function installPackages(packages: readonly string[]): string | undefined {
  // An outdated package list is no reason to stop: its packages may still be available.
  const outdated = aptGet(['update']);
  const failed = aptGet(['install', '-y', '--no-install-recommends', ...packages]);
  return failed && [outdated, failed].filter(Boolean).join('\n');
}
