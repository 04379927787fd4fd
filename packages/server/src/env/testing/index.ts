import { providerRecords } from '../../providers/pure/index';
import { noChannels as none } from '../buildChannelSettings';

/** Only for the tests of other folders: no external provider, and no test reaches the real API of one. */
export const noChannels = {
  ...none,
  apiUrls: Object.fromEntries(providerRecords.map(({ name }) => [name, 'http://127.0.0.1:1'])),
};
