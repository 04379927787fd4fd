/** The pure part. Other folders use only these names. */
export { cleanJsonText } from './cleanJsonText';
export { isThisMachine } from './isThisMachine';
export { isTooDeep } from './isTooDeep';
export { mailAddressShape } from './mailAddressShape';
export { msPerDay } from './msPerDay';
export { type ReadPhone, readPhone } from './readPhone';
export { readMappedIp, shortenIp } from './shortenIp';
