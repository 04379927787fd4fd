import { providerRecords } from '../../providers/pure/index';
import type { ChannelSettings } from '../buildChannelSettings';

/** Only for the tests of other folders: no external provider, and no test reaches the real API of one. */
export const noChannels: ChannelSettings = {
  shared: {},
  messenger: undefined,
  sharedWith: [],
  mostDailyParts: 0,
  apiUrls: Object.fromEntries(providerRecords.map(({ name }) => [name, 'http://127.0.0.1:1'])),
};
