/** Keeps tests from fetching scripts; otherwise every added script would fail and report it. */
export function fetchNoScripts(): void {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
  settings['handleDisabledFileLoadingAsSuccess'] = true;
}
