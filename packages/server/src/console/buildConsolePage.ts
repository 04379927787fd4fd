/** The page around the console's script, without anybody's data. It names what the script fetches first, so that both load at once. */
export function buildConsolePage({ script, next }: { script: string; next: readonly string[] }): string {
  const hints = next.map((file) => `\n    <link rel="modulepreload" href="/console/${file}" />`).join('');
  return `<!doctype html>
<html lang="en" data-mc-scheme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Beckon</title>
    <link rel="icon" href="/sites/leaf.svg" type="image/svg+xml" />
    <script type="module" src="/console/${script}"></script>${hints}
  </head>
  <body>
    <div id="root"></div>
    <noscript>The console needs JavaScript. Turn it on for this page, then reload.</noscript>
  </body>
</html>
`;
}

/** The page that shows a widget preview. */
export function buildFramePage(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Preview</title>
  </head>
  <body>
    <script src="/console/${script}"></script>
  </body>
</html>
`;
}
