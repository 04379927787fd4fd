/** What few pages need to be watched for; fetched where a widget waits for it. */
export { watchAnchors } from './watchAnchors';
export { watchExitIntent } from './watchExitIntent';
