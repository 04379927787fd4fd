/** For tests of other folders only. */
export { noChannels } from '../readChannelSettings';
