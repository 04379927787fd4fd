/** The pure part. Other folders use only these names. */

export { accountCacheControl, cacheTimes } from './cacheTimes';
export { chooseEncoding, type Encoding } from './chooseEncoding';
export { rememberAnswers } from './rememberAnswers';
export { type RequestLimits, requestLimits } from './requestLimits';
