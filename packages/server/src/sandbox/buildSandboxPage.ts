/** The page around the script; it only contains the account id. */
export function buildSandboxPage(accountId: number, script: string): string {
  return `<!doctype html>
<html lang="en" data-mc-scheme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Sandbox: phone and Messenger</title>
    <link rel="icon" href="/sites/leaf.svg" type="image/svg+xml" />
    <script type="module" src="/sandbox/${script}"></script>
  </head>
  <body>
    <div id="root" data-account="${accountId}"></div>
    <noscript>The sandbox needs JavaScript. Turn it on and reload this page.</noscript>
  </body>
</html>
`;
}
