/** What other folders may use: phone opt-ins from pages. */
export { checkOptin } from './routes/checkOptin';
export { createSubscriber } from './routes/createSubscriber';
export { generateSmsRef } from './routes/generateSmsRef';
