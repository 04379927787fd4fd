/** What other folders may use of the pure part: what all HTTP routes share. */
export { accountCacheControl, cacheTimes } from './cacheTimes';
export { chooseEncoding, type Encoding } from './chooseEncoding';
export { rememberAnswers } from './rememberAnswers';
export { type RequestLimits, requestLimits } from './requestLimits';
