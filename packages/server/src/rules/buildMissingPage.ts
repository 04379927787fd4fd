import { landingStyle } from './landingStyle';

/** What a visitor reads whose link leads to no landing page. [OWN-19] */
export function buildMissingPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${landingStyle}</style>
</head>
<body>
<main>
<div class="words here">
<h1>Page not found</h1>
<p>The link may be outdated or mistyped, or the page may be offline.</p>
</div>
</main>
</body>
</html>
`;
}
