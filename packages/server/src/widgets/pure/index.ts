/** What other folders may use of the pure part: widgets: drafts, versions, validation, publishing. */
export { VersionEntry, VersionShape, WidgetEntry, WidgetShape, WidgetTypeShape } from '../shapes/WidgetShape';
export { asksForPhone } from './asksForPhone';
export { hasKeyword, isKeyword } from './hasKeyword';
export { readActions, readPayloadField } from './readActions';
