/** Only for the tests of other folders. */
export { selectSubscriberEvents } from '../store/selectSubscriberEvents';
