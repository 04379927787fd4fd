/** Only for the tests of other folders. */
export { findWidgetByRefName } from '../store/findWidgetByRefName';
