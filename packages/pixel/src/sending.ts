/** The half of the pixel that checks, stores and sends; loads with the first thing to send. */
export { createSender as arrive } from './edge/createSender';
