/** Only for the tests of other folders. */
export { readSubscriberEvents } from '../store/readSubscriberEvents';
