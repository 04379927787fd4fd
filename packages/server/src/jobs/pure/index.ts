/** What other folders may use of the pure part: what background work shares. */
export { backOffS } from './backOffS';
