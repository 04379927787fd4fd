import { StartError } from '../StartError';
import type { Holder } from './Holder';
import { identifyProcess } from './identifyProcess';
import { isOwnDisk } from './isOwnDisk';
import { locateHolder } from './locateHolder';
import { readPlace } from './readPlace';

type Question = { dataDir: string; path: string; holder: Holder; hasItsLock: boolean };

/** Does the server that a lock file names still run? Where that cannot be known, this is a reason not to start. */
export function isHolderAlive({ dataDir, path, holder, hasItsLock }: Question): boolean {
  const place = locateHolder({ holder, here: readPlace(), hasItsLock, isOwnDisk: isOwnDisk(dataDir) });
  if (place === 'here') return identifyProcess(holder.pid) === holder.started;
  if (place === 'gone') return false;
  throw new StartError(
    `The data folder ${dataDir} may be in use by a server in another container or on another machine, ` +
      `which cannot be seen from here. Make sure that none is running, delete ${path} and start again, ` +
      'or give this one a folder of its own with DATA_DIR.',
  );
}
