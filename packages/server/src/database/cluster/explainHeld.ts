import { StartError } from '../../env/pure/index';
import type { Holder } from './Holder';
import { identifyHost } from './identifyHost';

/** The refusal to start in a data folder that another server uses. */
export function explainHeld(dataDir: string, holder: Holder | undefined): StartError {
  const here = identifyHost();
  const isVisible = holder?.bootId === here.bootId && holder?.pidNamespace === here.pidNamespace;
  const who = isVisible
    ? `the server with process ID ${holder?.pid}`
    : 'another server, in another container or on another machine';
  return new StartError(
    `The data folder ${dataDir} is in use by ${holder ? who : 'another server'}. ` +
      'Stop that server first, or choose another folder with DATA_DIR.',
  );
}
