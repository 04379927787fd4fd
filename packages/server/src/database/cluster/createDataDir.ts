import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../../env/pure/index';

const reasons: Record<string, string> = {
  EACCES: "this user can't write there",
  EPERM: "this user can't write there",
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'a file with that name already exists',
};

/** Creates the data folder if it is missing, and checks that it is writable. [OWN-20] */
export function createDataDir(dataDir: string): void {
  // Root runs PostgreSQL as another user, who must be able to pass through but not to list files.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    mkdirSync(dataDir, { recursive: true, mode });
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `Can't use the data folder ${dataDir}: ${reasons[code] ?? `the system reports ${code}`}. ` +
        'Choose another folder with DATA_DIR, or give this user write access to it.',
    );
  }
}
