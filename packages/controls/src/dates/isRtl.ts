/** Whether lines run from right to left here. */
export function isRtl(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl';
}
