/** What other folders may use of the pure part: subscribers and their opt-ins: stored, listed, exported, erased. */
export { ConsentShape, PersonShape, SubscriberEventShape, SubscriberShape } from '../shapes/SubscriberShape';
