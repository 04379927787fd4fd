/** The address under which the owner's API lies. [OWN-10] */
export const apiPrefix = '/api/v1';
