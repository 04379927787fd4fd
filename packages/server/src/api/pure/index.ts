/** What other folders may use of the pure part: the owner’s API: how a route is described, admitted and answered. */
export { ApiErrorBody, FieldProblemShape } from './ApiErrorBody';
export { apiField } from './apiField';
export { type Caller, scopes } from './Caller';
export { type OwnerLimits, ownerLimits } from './ownerLimits';
export { type Role, roles } from './Role';
export { type FieldProblem, readProblems } from './readProblems';
