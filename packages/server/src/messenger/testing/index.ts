/** Only for the tests of other folders. */
export { findWidgetByRefName } from '../store/findWidgetByRefName';
export { pruneMessengerInbox } from '../store/takeMessengerEvents';
