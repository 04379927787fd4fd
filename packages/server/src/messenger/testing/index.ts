/** For tests of other folders only. */
export { findWidgetByRefName } from '../store/findWidgetByRefName';
export { pruneMessengerInbox } from '../store/takeMessengerEvents';
