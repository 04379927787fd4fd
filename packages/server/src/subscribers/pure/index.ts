/** The pure part. Other folders use only these names. */
export { ConsentShape, PersonShape, SubscriberEventShape, SubscriberShape } from '../shapes/SubscriberShape';
