/** The part that says why: fetched by MC.explain() and by the debug mode alone. */
export { type Explanation, explainWidget } from './explainWidget';
export { reportChanges } from './reportChanges';
