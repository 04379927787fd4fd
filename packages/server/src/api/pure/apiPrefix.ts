/** The base path of the owner's API. [OWN-10] */
export const apiPrefix = '/api/v1';
