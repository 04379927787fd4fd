/** The page around the script; it holds nothing but the number of the account. */
export function buildSandboxPage(accountId: number, script: string): string {
  return `<!doctype html>
<html lang="en" data-mc-scheme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Sandbox: phone and messenger</title>
    <link rel="icon" href="/sites/leaf.svg" type="image/svg+xml" />
    <script type="module" src="/sandbox/${script}"></script>
  </head>
  <body>
    <div id="root" data-account="${accountId}"></div>
    <noscript>The sandbox is drawn by a script. Please allow scripts for this page.</noscript>
  </body>
</html>
`;
}
