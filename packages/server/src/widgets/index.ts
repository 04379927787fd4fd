/** Widgets: drafts, versions, validation, publishing. Other folders use only these names. */
export { landingRoutes } from './routes/landingRoutes';
export { publishRoutes } from './routes/publishRoutes';
export { widgetRoutes } from './routes/widgetRoutes';
export { pruneWidgets } from './store/saveDraft';
export { selectOwnWidget } from './store/selectOwnWidget';
export { selectWidget, selectWidgets } from './store/selectWidgets';
