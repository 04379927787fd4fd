/** What other folders may use of the pure part: connections, transactions, ids and migrations. */
export { isDatabaseDown } from './isDatabaseDown';
export { isTaken } from './isTaken';
