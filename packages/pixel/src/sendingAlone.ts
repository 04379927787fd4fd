/** The half of the pixel that sends, for pages without widgets: they may also have to request their app id. */
export { getJson } from '@beckon/platform';
export { arrive } from './sending';
