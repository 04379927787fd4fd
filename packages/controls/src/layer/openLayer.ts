import type { CloseReason } from './CloseReason';
import { layerStack } from './layerStack';

/** What a layer tells the stack when it opens. */
export interface LayerOptions {
  readonly element: HTMLElement;
  /** Elements that count as inside even though they are elsewhere, such as the button that opened the layer. */
  readonly alsoInside?: readonly Element[];
  /** A modal detects its own outside: the backdrop. */
  readonly modal?: boolean;
  readonly onClose: (reason: CloseReason) => void;
}

/** Puts a layer on the page's stack and watches for what should close it; returns a function that removes it. */
export function openLayer(options: LayerOptions): () => void {
  const undos = [watchEscape(options)];
  if (!options.modal) undos.push(watchOutside(options), watchFocus(options));
  return () => {
    for (const undo of undos) undo();
  };
}

function watchEscape({ element, onClose }: LayerOptions): () => void {
  const layer = { element };
  const remove = layerStack.add(layer);
  const owner = element.ownerDocument;
  const handle = (event: KeyboardEvent) => {
    // Escape that cancels a half-typed character belongs to the input method (isComposing).
    // Lower layers have listened longer and get the event first: no second one can be on top by then.
    if (event.key !== 'Escape' || event.isComposing || !layerStack.isTop(layer)) return;
    // The browser would close a dialog by itself, and the host page would close what is below.
    event.preventDefault();
    event.stopPropagation();
    onClose('escape');
  };
  owner.addEventListener('keydown', handle, true);
  return () => {
    owner.removeEventListener('keydown', handle, true);
    remove();
  };
}

function watchOutside({ element, alsoInside = [], onClose }: LayerOptions): () => void {
  const inside = [element, ...alsoInside];
  const undos = rootsOf(element).map((root, at, roots) => {
    // From outside, a closed root hides what was pressed in it: only the root itself can tell.
    const inner = roots[at - 1] as ShadowRoot | undefined;
    const handle = (event: Event) => {
      const path = event.composedPath();
      if (inner && path.includes(inner.host)) return;
      if (inside.some((part) => path.includes(part))) return;
      layerStack.use(event);
      onClose('outside');
    };
    root.addEventListener('pointerdown', handle, true);
    return () => root.removeEventListener('pointerdown', handle, true);
  });
  return () => {
    for (const undo of undos) undo();
  };
}

function watchFocus({ element, alsoInside = [], onClose }: LayerOptions): () => void {
  const inside = [element, ...alsoInside];
  const handle = ({ relatedTarget }: FocusEvent) => {
    // Without a new target the window itself lost the focus: the visitor will be back.
    if (!relatedTarget || inside.some((part) => part.contains(relatedTarget as Node))) return;
    onClose('blur');
  };
  element.addEventListener('focusout', handle);
  return () => element.removeEventListener('focusout', handle);
}

/** The roots around a node, innermost first: its shadow root, the root of that host, and so on to the document. */
function rootsOf(node: Element): ReadonlyArray<Document | ShadowRoot> {
  const roots: Array<Document | ShadowRoot> = [];
  let root = node.getRootNode();
  while ('host' in root) {
    roots.push(root as ShadowRoot);
    root = (root as ShadowRoot).host.getRootNode();
  }
  return [...roots, node.ownerDocument];
}
