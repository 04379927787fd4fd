/** The path of a sign-in link, before the token. */
export const signInPath = '/sign-in/';
