import { isRightToLeft, type Language } from '@beckon/contract';

type Spoken = { language: Language; texts: Readonly<Record<string, string>> };
/** What is known about a shadow root: its texts now, and what its element said before. */
type Known = { texts: Spoken['texts']; lang: string | null; dir: string | null };

const labels = ['aria-label', 'title', 'placeholder'];
const known = new WeakMap<ShadowRoot, Known>();

/**
 * Puts the built-in texts that are drawn in a widget into its language, as soon as they are drawn and before they are seen; without a
 * language, no longer. The drawing itself only knows English, so that English pages load nothing for other languages; decision 0021
 * says why. [LOAD-22]
 */
export function captionRoot(host: HTMLElement, spoken: Spoken | undefined): void {
  const { shadowRoot } = host;
  const before = shadowRoot && known.get(shadowRoot);
  if (!shadowRoot || !(spoken || before)) return;
  const now: Known = before ?? {
    texts: {},
    lang: host.getAttribute('lang'),
    dir: host.getAttribute('dir'),
  };
  now.texts = spoken?.texts ?? {};
  setAttribute(host, 'lang', spoken?.language ?? now.lang);
  setAttribute(host, 'dir', spoken ? (isRightToLeft(spoken.language) ? 'rtl' : 'ltr') : now.dir);
  if (before) return;
  known.set(shadowRoot, now);
  watchRoot(shadowRoot, (text) => (Object.hasOwn(now.texts, text) ? (now.texts[text] ?? text) : text));
}

/** A built-in text in the language. */
type Read = (text: string) => string;

function watchRoot(shadow: ShadowRoot, read: Read): void {
  const watch = (): void =>
    observer.observe(shadow, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: labels,
    });
  const observer = new MutationObserver((changes) => {
    // What we write is no news, and each node is read once: a text replaced by another built-in one would change again.
    observer.disconnect();
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes].flatMap(listNodes) : [target],
    );
    for (const node of new Set(changed)) caption(node, read);
    watch();
  });
  for (const node of listNodes(shadow)) caption(node, read);
  watch();
}

/** A node, and everything inside it. */
function listNodes(node: Node): Node[] {
  return [node, ...[...node.childNodes].flatMap(listNodes)];
}

function caption(node: Node, read: Read): void {
  if (node instanceof Text) {
    const text = read(node.data);
    if (text !== node.data) node.data = text;
  }
  if (node instanceof Element)
    for (const name of labels) {
      const label = node.getAttribute(name);
      if (label) setAttribute(node, name, translateLabel(label, read));
    }
}

/** A label such as `Country: DE +49` begins with a built-in text. [C-PHONE-01] */
function translateLabel(label: string, read: Read): string {
  const [, name = '', rest = ''] = /^(.+?)(: .+ \+\d+)$/.exec(label) ?? [];
  return rest ? read(name) + rest : read(label);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
