/**
 * Whether the page hides an overlay. A hidden overlay counts as closed: it must neither make the page inert nor push it. A page that is
 * hidden entirely, as some are until they have loaded, does not count. [LOAD-16, LOAD-26]
 */
export function isHiddenByPage(host: HTMLElement): boolean {
  const { display, opacity, visibility } = getComputedStyle(host);
  const isUnseen = (): boolean =>
    visibility === 'hidden' && getComputedStyle(host.parentElement ?? host).visibility !== 'hidden';
  return display === 'none' || opacity === '0' || isUnseen();
}
