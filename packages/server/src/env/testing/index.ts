/** Only for the tests of other folders. */
export { noChannels } from '../readChannelSettings';
