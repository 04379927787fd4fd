/** The page's body, asked for through the prototype: an element named `body` would stand in its place. [LOAD-02, LOAD-16] */
export function bodyOf(page: Document): Element | null {
  return Document.prototype.querySelector.call(page, 'body');
}
