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
  const now = before ?? { texts: {}, lang: host.getAttribute('lang'), dir: host.getAttribute('dir') };
  now.texts = spoken?.texts ?? {};
  setAttribute(host, 'lang', spoken?.language ?? now.lang);
  setAttribute(host, 'dir', spoken ? (isRightToLeft(spoken.language) ? 'rtl' : 'ltr') : now.dir);
  if (before) return;
  known.set(shadowRoot, now);
  watchRoot(shadowRoot, (text) => (Object.hasOwn(now.texts, text) ? (now.texts[text] ?? text) : text));
}

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
    // What we write is no news: a text that is replaced by another built-in one would change forever.
    observer.disconnect();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) caption(node, read);
      else caption(target, read, false);
    }
    watch();
  });
  caption(shadow, read);
  watch();
}

function caption(node: Node, read: Read, isDeep = true): void {
  if (node instanceof Text) {
    const text = read(node.data);
    if (text !== node.data) node.data = text;
  }
  if (node instanceof Element)
    for (const name of labels) {
      const label = node.getAttribute(name);
      if (label) setAttribute(node, name, readLabel(label, read));
    }
  if (isDeep) for (const child of node.childNodes) caption(child, read);
}

/** A label such as `Country: Germany +49` has a built-in text before its value. */
function readLabel(label: string, read: Read): string {
  const [name = '', ...value] = label.split(': ');
  return value.length > 0 && read(label) === label ? [read(name), ...value].join(': ') : read(label);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
