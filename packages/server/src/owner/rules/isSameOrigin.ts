/** What a request says about where it comes from. */
type Signs = { secFetchSite: string | undefined; origin: string | undefined; ownOrigin: string | undefined };

/**
 * Was this request made by a page of this server? Browsers say so themselves; older ones name the origin. A request that says
 * neither is not one of our pages, and a cookie does not make it one. [OWN-01]
 */
export function isSameOrigin({ secFetchSite, origin, ownOrigin }: Signs): boolean {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false;
  if (origin !== undefined) return ownOrigin !== undefined && origin === ownOrigin;
  return secFetchSite === 'same-origin';
}
