/** Pages at /l/ and their addresses. Other folders use only these names. */
export { serveLanding } from './routes/serveLanding';
export { serveProduct } from './routes/serveProduct';
export { insertLanding } from './store/insertLanding';
export { deleteSlug, saveSlug, selectSlug } from './store/saveSlug';
