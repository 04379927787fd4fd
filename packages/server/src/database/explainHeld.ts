import { StartError } from '../StartError';
import type { Holder } from './Holder';
import { readPlace } from './readPlace';

/** The refusal to start in a data folder that another server holds. */
export function explainHeld(dataDir: string, holder: Holder | undefined): StartError {
  const here = readPlace();
  const isVisible = holder?.bootId === here.bootId && holder?.pidNamespace === here.pidNamespace;
  const who = isVisible
    ? `the server with process id ${holder?.pid}`
    : 'another server, in another container or on another machine';
  return new StartError(
    `The data folder ${dataDir} is in use by ${holder ? who : 'another server'}. ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  );
}
