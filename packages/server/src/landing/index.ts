/** What other folders may use: pages at /l/ and their addresses. */
export { serveLanding } from './routes/serveLanding';
export { serveProduct } from './routes/serveProduct';
export { insertLanding } from './store/insertLanding';
export { deleteSlug, findSlug, saveSlug } from './store/saveSlug';
