let shown: number | undefined;

/** Sets the account on the screen; none if nobody is signed in. */
export function showAccount(accountId: number | undefined): void {
  shown = accountId;
}

/** The same in the address of a file, as a link has no headers. [OWN-01, OWN-12] */
export function nameInAddress(path: string): string {
  return shown === undefined ? path : `${path}?account=${shown}`;
}

/** Names the account on the screen in a request: the server refuses it if another tab has switched to another account since. [OWN-01] */
export function nameAccount(): Record<string, string> {
  return shown === undefined ? {} : { 'Beckon-Account': String(shown) };
}
