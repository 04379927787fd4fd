/** The roots around a node, innermost first: its shadow root, the root of that host, and so on to the document. */
export function rootsOf(node: Element): ReadonlyArray<Document | ShadowRoot> {
  const roots: Array<Document | ShadowRoot> = [];
  let root = node.getRootNode();
  while ('host' in root) {
    roots.push(root as ShadowRoot);
    root = (root as ShadowRoot).host.getRootNode();
  }
  return [...roots, node.ownerDocument];
}
