import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What other products put on a page, by package and version. Cal.com's license keeps it out of our own dependencies. */
export const peerVersions = {
  '@calcom/embed-core': '1.5.3',
  '@typeform/embed': '6.1.1',
  micromodal: '0.7.0',
  '@formbricks/surveys': '1.99.0',
} as const;

export type PeerName = keyof typeof peerVersions;
/** Reads a file of an installed peer. */
export type ReadPeer = (name: PeerName, file: string) => Promise<string>;

const limitMs = 180_000;
const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--legacy-peer-deps'];

/** Installs the peers from npm into a temporary folder, without running any of their scripts; `remove` deletes the folder. */
export async function installPeers(): Promise<{ read: ReadPeer; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'beckon-peers-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const packages = Object.entries(peerVersions).map(([name, version]) => `${name}@${version}`);
    await promisify(execFile)('npm', ['install', ...flags, ...packages], { cwd: folder, timeout: limitMs });
  } catch (error) {
    await remove();
    throw error;
  }
  return { read: (name, file) => readFile(join(folder, 'node_modules', name, file), 'utf8'), remove };
}
