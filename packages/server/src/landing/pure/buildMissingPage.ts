import { chooseLanguage, isRightToLeft } from '@beckon/contract';
import { allLanguages } from '@beckon/contract/languages';
import { escapeHtml } from './escapeHtml';
import { landingStyle } from './landingStyle';

/** What a visitor reads whose link leads to no landing page, in the browser's first language that we know. [OWN-19] */
export function buildMissingPage(acceptLanguage: string | undefined): string {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.split(';')[0]?.trim());
  const language = chooseLanguage(tags) ?? 'en';
  const { texts } = allLanguages[language];
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.pageNotFound)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${landingStyle}</style>
</head>
<body>
<main>
<div class="words here">
<h1>${escapeHtml(texts.pageNotFound)}</h1>
<p>${escapeHtml(texts.pageNotFoundText)}</p>
</div>
</main>
</body>
</html>
`;
}
