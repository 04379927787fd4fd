/** What a request says about its origin. */
type Signs = { secFetchSite: string | undefined; origin: string | undefined; ownOrigin: string | undefined };

/**
 * Did a page of this server make this request? Browsers say so themselves; older ones name the origin. A request that says
 * neither is not from our pages, and a cookie does not change that. [OWN-01]
 */
export function isSameOrigin({ secFetchSite, origin, ownOrigin }: Signs): boolean {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false;
  if (origin !== undefined) return ownOrigin !== undefined && origin === ownOrigin;
  return secFetchSite === 'same-origin';
}
