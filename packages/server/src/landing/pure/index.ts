/** What other folders may use of the pure part: pages at /l/ and their addresses. */
export type { Landing } from './Landing';
export { makeSlug } from './makeSlug';
export { readSlug } from './readSlug';
