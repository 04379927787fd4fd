import type { Language } from '@beckon/contract';

type Spoken = { language: Language; texts: Readonly<Record<string, string>> };

const labels = ['aria-label', 'title', 'placeholder'];
const rightToLeft: ReadonlySet<string> = new Set(['ar']);
const watched = new WeakSet<ShadowRoot>();

/**
 * Puts the built-in texts that are drawn in a widget into its language, as soon as they are drawn and before they are seen. The drawing
 * itself only knows English, so that English pages load nothing for other languages; decision 0021 says why.
 */
export function captionRoot(host: HTMLElement, shadow: ShadowRoot, { language, texts }: Spoken): void {
  host.lang = language;
  host.dir = rightToLeft.has(language) ? 'rtl' : 'ltr';
  if (watched.has(shadow)) return;
  watched.add(shadow);
  const read = (text: string): string => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const captionText = (node: CharacterData): void => {
    const text = read(node.data);
    if (text !== node.data) node.data = text;
  };
  const captionLabels = (element: Element): void => {
    for (const name of labels) {
      const label = element.getAttribute(name);
      if (!label) continue;
      const text = readLabel(label, read);
      if (text !== label) element.setAttribute(name, text);
    }
  };
  const caption = (node: Node): void => {
    if (node instanceof Text) captionText(node);
    if (node instanceof Element) captionLabels(node);
    for (const child of node.childNodes) caption(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(caption);
      else if (target instanceof Element) captionLabels(target);
      else captionText(target as CharacterData);
    }
  }).observe(shadow, { subtree: true, childList: true, characterData: true, attributeFilter: labels });
  caption(shadow);
}

/** A label such as `Country: Germany +49` has a built-in text before its value. */
function readLabel(label: string, read: (text: string) => string): string {
  const [name = '', ...value] = label.split(': ');
  return value.length > 0 && read(label) === label ? [read(name), ...value].join(': ') : read(label);
}
