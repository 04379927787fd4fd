/** The pure part. Other folders use only these names. */

export { generateSlug } from './generateSlug';
export type { Landing } from './Landing';
export { parseSlug } from './parseSlug';
