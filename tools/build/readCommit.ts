import { spawnSync } from 'node:child_process';

/** The commit that is built: as `COMMIT` says, for builds without a repository, or as git says; undefined if neither does. */
export function readCommit(root: string): string | undefined {
  const given = process.env['COMMIT']?.trim();
  if (given) return given;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
