import { StartError } from '../../env/pure/index';
import type { Holder } from './Holder';
import { identifyHost } from './identifyHost';
import { identifyProcess } from './identifyProcess';
import { isOwnDisk } from './isOwnDisk';
import { locateHolder } from './locateHolder';

type Question = { dataDir: string; path: string; holder: Holder; hasItsLock: boolean };

/** Is the server named in a lock file still running? If we can't tell, we refuse to start. */
export function isHolderAlive({ dataDir, path, holder, hasItsLock }: Question): boolean {
  const place = locateHolder({ holder, here: identifyHost(), hasItsLock, isOwnDisk: isOwnDisk(dataDir) });
  if (place === 'here') return identifyProcess(holder.pid) === holder.started;
  if (place === 'gone') return false;
  throw new StartError(
    `The data folder ${dataDir} may be in use by a server in another container or on another machine. ` +
      `Make sure that no other server is running, delete ${path} and start again, ` +
      'or choose another folder with DATA_DIR.',
  );
}
