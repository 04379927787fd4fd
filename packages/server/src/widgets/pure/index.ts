/** The pure part. Other folders use only these names. */
export { VersionEntry, VersionShape, WidgetEntry, WidgetShape, WidgetTypeShape } from '../shapes/WidgetShape';
export { asksForPhone } from './asksForPhone';
export { hasKeyword, isKeyword } from './hasKeyword';
export { parseActions, parsePayloadField } from './parseActions';
