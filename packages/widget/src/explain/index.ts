/** The part that says why: fetched by MC.explain() and by the debug mode alone. */
export { debugPage } from './debugPage';
export { type Explanation, explainWidget } from './explainWidget';
