/** Phone opt-ins from pages. Other folders use only these names. */
export { checkOptin } from './routes/checkOptin';
export { createSubscriber } from './routes/createSubscriber';
export { generateSmsRef } from './routes/generateSmsRef';
