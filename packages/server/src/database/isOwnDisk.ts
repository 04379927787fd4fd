import { statfsSync } from 'node:fs';

/** Numbers of statfs(2) for disks that one running system alone can have mounted: ext4, xfs, btrfs, zfs and the like. */
const ownDisks = new Set([
  ...[0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0xca451a4e],
  ...[0x01021994, 0x858458f6, 0x794c7630],
]);

/** Does the folder surely lie on a disk of this machine, so that no other machine can be working in it? */
export function isOwnDisk(folder: string): boolean {
  return process.platform === 'linux' && ownDisks.has(statfsSync(folder).type);
}
