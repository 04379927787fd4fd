/** The pure part. Other folders use only these names. */
export { ApiErrorBody, FieldProblemShape, why } from './ApiErrorBody';
export { apiField } from './apiField';
export { because } from './because';
export { buildProblems, type FieldProblem } from './buildProblems';
export { type Caller, scopes } from './Caller';
export { fileQuery } from './fileQuery';
export { type OwnerLimits, ownerLimits } from './ownerLimits';
export { type Role, roles } from './Role';
