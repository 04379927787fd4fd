/** The part that says why: fetched by MC.explain(), by the debug mode, and where an account names no website. */
export { debugPage } from './debugPage';
export { type Explanation, explainWidget } from './explainWidget';
export { warnInVain } from './signUpsTaken';
