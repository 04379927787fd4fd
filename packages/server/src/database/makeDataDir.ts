import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../StartError';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a file of that name is in the way',
};

/** Makes the data folder if there is none, and checks that it can be written to. [OWN-20] */
export function makeDataDir(dataDir: string): void {
  // Root lends PostgreSQL another user, who must be able to pass through but not to look around.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    mkdirSync(dataDir, { recursive: true, mode });
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${reasons[code] ?? `the system says ${code}`}. ` +
        'Choose another folder with DATA_DIR, or give this user the right to write there.',
    );
  }
}
