/** For tests of other folders only. */
export { readSubscriberEvents } from '../store/readSubscriberEvents';
