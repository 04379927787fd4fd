/**
 * Runs in the page, so it is self-contained: the first match in page order, looking into every open shadow root.
 * `a >> b` is the first b inside the first a.
 */
export function findDeep(css: string): Element | undefined {
  const find = (selector: string, within: ParentNode): Element | undefined => {
    // Through the prototype: on hostile pages, an element is named after the method.
    const { querySelectorAll } = within instanceof Document ? Document.prototype : within;
    for (const element of querySelectorAll.call(within, '*')) {
      if (element.matches(selector)) return element;
      const inner = element.shadowRoot && find(selector, element.shadowRoot);
      if (inner) return inner;
    }
    return undefined;
  };
  let found: Element | undefined;
  let scope: ParentNode | undefined = document;
  for (const selector of css.split(' >> ')) {
    const shadow: ShadowRoot | null = scope instanceof Element ? scope.shadowRoot : null;
    found = (shadow && find(selector, shadow)) || (scope && find(selector, scope));
    scope = found;
  }
  return found;
}
