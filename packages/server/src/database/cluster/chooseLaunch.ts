import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../../env/pure/index';
import type { SystemUser } from './chooseDatabaseUser';

/** How to start a program of the database: a command prefix and spawn options. */
export type Launch = { prefix: string[]; ids: { uid?: number; gid?: number } };

/**
 * The only capability of capabilities(7) that we ever lend, if the user couldn't reach its files otherwise: it passes
 * closed folders, and so can read any file of the machine. We never lend the one that can also write.
 */
const passCapability = { name: 'dac_read_search', bit: 2n } as const;

// The database gets this signal when this server dies, however it dies.
const endWithParent = ['--pdeathsig', 'INT'];

function works(prefix: string[]): boolean {
  const [command, ...args] = prefix;
  return command !== undefined && spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function canReach(user: SystemUser, paths: string[]): boolean {
  const { uid, gid } = user;
  return paths.every((path) => spawnSync('test', ['-x', path], { uid, gid, cwd: '/' }).status === 0);
}

function findPassCapability(status: string): string | undefined {
  const held = /^CapPrm:\s*([0-9a-f]+)/m.exec(status)?.[1];
  return BigInt(`0x${held ?? '0'}`) & (1n << passCapability.bit) ? passCapability.name : undefined;
}

function readStatus(): string {
  return process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
}

/**
 * With setpriv the user keeps no capability, or only the one that lets it walk through a closed folder above its data
 * (an installation under /root). `no_setuid_fixup` makes access(2), which PostgreSQL calls for
 * its own binaries, respect that capability.
 */
function buildSetpriv(user: SystemUser, capability: string | undefined): string[] {
  const set = capability ? `-all,+${capability}` : '-all';
  return [
    'setpriv',
    ...['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'],
    ...[`--inh-caps=${set}`, `--ambient-caps=${set}`, `--bounding-set=${set}`],
    ...(capability ? ['--securebits=+no_setuid_fixup'] : []),
    ...['--no-new-privs', ...endWithParent],
  ];
}

/** How to start PostgreSQL as this user (undefined: as ourselves) so that it can reach these paths. */
export function chooseLaunch(
  user: SystemUser | undefined,
  paths: string[],
  status: string = readStatus(),
): Launch {
  if (!user) {
    const prefix = ['setpriv', ...endWithParent];
    return { prefix: works(prefix) ? prefix : [], ids: {} };
  }
  const reachable = canReach(user, paths);
  const capability = reachable ? undefined : findPassCapability(status);
  const prefix = buildSetpriv(user, capability);
  if ((reachable || capability) && works(prefix)) return { prefix, ids: {} };
  if (reachable) return { prefix: [], ids: { uid: user.uid, gid: user.gid } };
  throw new StartError(
    `PostgreSQL can't run as root, and its user "${user.name}" can't reach ${paths.join(' and ')}. ` +
      'Set DATA_DIR to a folder that every user can enter, start as an ordinary user, or set DATABASE_URL.',
  );
}
