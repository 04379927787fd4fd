const mostReturns = 5;

/** A host that rewrites the text of its element also removes the plugin in it: the plugin comes back, though not forever. Returns a function that stops it. [LOAD-20, A-04] */
export function restorePlugin(host: HTMLElement, wrapper: HTMLElement): () => void {
  let returns = 0;
  const losses = new MutationObserver(() => {
    if (wrapper.parentNode === host || returns++ >= mostReturns) return;
    host.append(wrapper);
  });
  losses.observe(host, { childList: true });
  return () => losses.disconnect();
}
