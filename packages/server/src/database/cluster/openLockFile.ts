import { openSync } from 'node:fs';
import { StartError } from '../../env/pure/index';

/** Opens a lock file, creating it if missing. Node opens it so that no program started later inherits it by accident. */
export function openLockFile(path: string): number {
  try {
    return openSync(path, 'a+', 0o644);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new StartError(
      `The file ${path} belongs to another user and isn't writable. Start as that user, or make sure ` +
        'that no server is using this folder and delete the file.',
    );
  }
}
