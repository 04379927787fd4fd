/**
 * PIXEL: keeps the visitor's session and logs events. core decides, edge does. This entry has the half that every page needs;
 * `@beckon/pixel/sending` sends, and loads when there is something to send.
 * May know the contract and the platform. Must never know React or widgets.
 */
export { saveHasOptedIn } from './edge/changeSession';
export { logEvent } from './edge/logEvent';
export { type Pixel, type PixelDeps, type SenderModule, startPixel } from './edge/startPixel';
