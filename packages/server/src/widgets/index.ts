/** Widgets: drafts, versions, validation, publishing. Other folders use only these names. */
export { landingRoutes } from './routes/landingRoutes';
export { publishRoutes } from './routes/publishRoutes';
export { widgetRoutes } from './routes/widgetRoutes';
export { findOwnWidget } from './store/findOwnWidget';
export { findWidget, findWidgets } from './store/findWidgets';
export { purgeWidgets } from './store/saveDraft';
