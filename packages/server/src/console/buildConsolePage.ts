/** The page around the console's script; it contains no one's data. */
export function buildConsolePage(script: string): string {
  return `<!doctype html>
<html lang="en" data-mc-scheme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Beckon</title>
    <link rel="icon" href="/sites/leaf.svg" type="image/svg+xml" />
    <script type="module" src="/console/${script}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>The console needs JavaScript. Turn it on and reload this page.</noscript>
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
