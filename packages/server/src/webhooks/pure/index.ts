/** The pure part. Other folders use only these names. */
export { DeliveryShape, WebhookShape } from '../shapes/WebhookShape';
