/** The pure part. Other folders use only these names. */
export type { Landing } from './Landing';
export { makeSlug } from './makeSlug';
export { parseSlug } from './parseSlug';
