declare global {
  interface Window {
    /** Where the gallery has drawn its control: the document or a shadow root, even a closed one. */
    galleryRoot?: Document | ShadowRoot;
    /** Clicks that reached the page. */
    heardClicks?: number;
  }
}

/**
 * Runs in the page, so it is self-contained: answers questions about the control in the gallery. `focus` is the focused
 * element, by role and name; `active` the text of what it refers to in its own root; `clicks` how many; `css -> name` an attribute of the
 * first match, or its `text`, `value`, `checked`, `scrollTop`; `css -> count` how many of the matches are visible.
 */
export function askControl(questions: readonly string[]): Record<string, string> {
  const root = window.galleryRoot ?? document;
  const isShadow = root instanceof ShadowRoot;
  const scope: ParentNode = isShadow ? root : (document.querySelector('.frame') ?? document);
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

  const heard = (element: Element | null): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return clean(copy?.textContent);
  };
  const nameOf = (element: Element): string => {
    const owner = element.getRootNode() as Document | ShadowRoot;
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = named.map((id) => clean(owner.getElementById(id)?.textContent)).join(' ');
    const own = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    return clean(element.getAttribute('aria-label') ?? (labels || own.join(' ') || heard(element)));
  };
  const focused = (): { element: Element | null; isOurs: boolean } => {
    const outer = document.activeElement;
    if (isShadow && outer === root.host) return { element: root.activeElement, isOurs: true };
    return {
      element: outer,
      isOurs: !isShadow && document.querySelector('.frame')?.contains(outer) === true,
    };
  };
  const focus = (): string => {
    const { element, isOurs } = focused();
    if (!element || element === document.body || element === document.documentElement) return 'nothing';
    const kind = element.getAttribute('role') ?? element.localName;
    return `${isOurs ? '' : 'page '}${kind} ${nameOf(element)}`;
  };
  const active = (): string => {
    const id = focused().element?.getAttribute('aria-activedescendant');
    if (!id) return 'none';
    const found = root.getElementById(id);
    return found ? heard(found) : `nothing in this root has the id ${id}`;
  };
  const read = (css: string, name: string): string => {
    const found = [...scope.querySelectorAll<HTMLElement>(css)];
    if (name === 'count') return String(found.filter((each) => each.checkVisibility()).length);
    const first = found[0];
    if (!first) return 'no match';
    if (name === 'text') return heard(first);
    if (name === 'value' || name === 'checked' || name === 'scrollTop')
      return String((first as HTMLInputElement)[name]);
    return first.getAttribute(name) ?? 'no attribute';
  };
  const answer = (question: string): string => {
    if (question === 'focus') return focus();
    if (question === 'active') return active();
    if (question === 'clicks') return String(window.heardClicks);
    const [css = '', name = ''] = question.split(' -> ');
    return read(css, name);
  };
  return Object.fromEntries(questions.map((question) => [question, answer(question)]));
}
