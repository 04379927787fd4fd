/** The half of the pixel that checks, keeps and sends; fetched with the first thing to send. */
export { createSender as arrive } from './edge/createSender';
