import type { CountedBy } from '../../http/testing/index';
import type { sandboxLimits } from '../sandboxLimits';

/** Where each limit is counted, as docs/operations.md says. [OWN-13] */
export const sandboxLimitsCountedBy: Record<keyof typeof sandboxLimits, CountedBy> = {
  streams: 'server',
  accounts: 'none',
  history: 'none',
  overlap: 'none',
  heartbeatMs: 'none',
  retryMs: 'none',
  actsPerWindow: 'server',
  windowMs: 'none',
  textCharacters: 'none',
  refCharacters: 'none',
};
