/** In a test no script is fetched; without this every one that is added would fail by itself, and say so. */
export function fetchNoScripts(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
  settings['handleDisabledFileLoadingAsSuccess'] = true;
}
