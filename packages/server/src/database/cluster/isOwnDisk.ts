import { statfsSync } from 'node:fs';

/** statfs(2) magic numbers of disks that only one running system can mount: ext4, xfs, btrfs, zfs and the like. */
const ownDisks = new Set([
  ...[0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0xca451a4e],
  ...[0x01021994, 0x858458f6, 0x794c7630],
]);

/** Is the folder certainly on a disk of this machine, so that no other machine can use it? */
export function isOwnDisk(folder: string): boolean {
  return process.platform === 'linux' && ownDisks.has(statfsSync(folder).type);
}
