/** The page's body, read through the prototype: an element named `body` would hide it. [LOAD-02, LOAD-16] */
export function bodyOf(page: Document): Element | null {
  return Document.prototype.querySelector.call(page, 'body');
}
