/** What other folders may use of the pure part: phone numbers, addresses, times and JSON as values. */
export { cleanJsonText } from './cleanJsonText';
export { isThisMachine } from './isThisMachine';
export { isTooDeep } from './isTooDeep';
export { mailAddressShape } from './mailAddressShape';
export { msPerDay } from './msPerDay';
export { type ReadPhone, readPhone } from './readPhone';
export { readMappedIp, shortenIp } from './shortenIp';
