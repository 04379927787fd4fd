import { landingStyle } from './landingStyle';

/** What people read who click a widget's badge. [LAY-01] */
export function buildProductPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Beckon: opt-in widgets for your site</title>
<link rel="icon" href="data:,">
<style>${landingStyle}</style>
</head>
<body>
<main>
<div class="words here">
<h1>Beckon</h1>
<p>Bars, pop-ups, forms and chat bubbles that let visitors subscribe by text message or Messenger.</p>
<p>Add one script tag to your site, and edit everything else in the console.</p>
<p><a href="/console/">Sign in or create an account</a></p>
</div>
</main>
</body>
</html>
`;
}
