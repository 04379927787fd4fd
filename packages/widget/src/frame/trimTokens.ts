/** Removes theme properties that nothing in these styles uses: a first frame needs only a few of them. */
export function trimTokens(css: string): string {
  let trimmed = css;
  for (let before = ''; before !== trimmed; ) {
    before = trimmed;
    // A property used only by a removed one goes in the next round.
    trimmed = before.replace(/(--mc-[\w-]+):([^;{}]*)(;|(?=\}))/g, (whole, name: string) =>
      new RegExp(`var\\(${name}[,)]`).test(before) ? whole : '',
    );
  }
  return trimmed.replace(/;(?=\})/g, '');
}
