import { hooks } from '@beckon/contract';

/**
 * Reports each of the named anchors once its top has entered the viewport; this includes elements added later or
 * replaced. Returns a function that stops it. [DISP-09, A-21]
 */
export function watchAnchors(
  page: Document,
  names: readonly string[],
  report: (name: string) => void,
): () => void {
  const watched = new Map<string, Element | undefined>(names.map((name) => [name, undefined]));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // An anchor that the visitor jumped past also counts as reached.
      if (!isIntersecting && boundingClientRect.bottom >= 0) continue;
      for (const [name, element] of watched) {
        if (element !== target) continue;
        watched.delete(name);
        report(name);
      }
      observer.unobserve(target);
    }
    if (watched.size === 0) additions.disconnect();
  });
  const check = (): void => {
    for (const [name, element] of watched) {
      if (element?.isConnected) continue;
      const found = findAnchor(page, name);
      watched.set(name, found);
      if (found) observer.observe(found);
    }
  };
  const additions = new MutationObserver(check);
  additions.observe(page.documentElement, { childList: true, subtree: true });
  check();
  return () => {
    observer.disconnect();
    additions.disconnect();
  };
}

function findAnchor(page: Document, name: string): Element | undefined {
  const value = CSS.escape(name);
  return (
    Document.prototype.querySelector.call(
      page,
      `[id="${value}"],[name="${value}"],[${hooks.anchorAttribute}="${value}"]`,
    ) ?? undefined
  );
}
