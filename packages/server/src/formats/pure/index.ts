/** The pure part. Other folders use only these names. */

export { clampReportedTime } from './clampReportedTime';
export { cleanJsonText } from './cleanJsonText';
export { isThisMachine } from './isThisMachine';
export { isTooDeep } from './isTooDeep';
export { mailAddressShape } from './mailAddressShape';
export { msPerDay } from './msPerDay';
export { type ParsedPhone, parsePhone } from './parsePhone';
export { parseTimeZone } from './parseTimeZone';
export { parseMappedIp, shortenIp } from './shortenIp';
