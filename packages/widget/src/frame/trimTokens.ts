/** Leaves out the theme's properties that nothing in these styles uses: a first frame needs a few of them. */
export function trimTokens(css: string): string {
  let trimmed = css;
  for (let before = ''; before !== trimmed; ) {
    before = trimmed;
    // One that was used by another only goes with it.
    trimmed = before.replace(/(--mc-[\w-]+):([^;{}]*)(;|(?=\}))/g, (whole, name: string) =>
      new RegExp(`var\\(${name}[,)]`).test(before) ? whole : '',
    );
  }
  return trimmed.replace(/;(?=\})/g, '');
}
