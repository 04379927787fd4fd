/** Only for the tests of other folders. */
export { selectWidgetByRefName } from '../store/selectWidgetByRefName';
