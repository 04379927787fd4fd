import type { BenchPage } from './BenchPage';

const words =
  'Every bag is roasted in the morning and leaves in the afternoon, so the coffee tastes the way the farm meant it to.';
const paragraph = `<p>${Array.from({ length: 4 }, () => words).join(' ')}</p>`;
const sections = Array.from({ length: 12 }, (_, at) => `<h2>Lot ${at + 1}</h2>${paragraph}${paragraph}`).join(
  '\n',
);
const style =
  'body{margin:0;font:16px/1.6 Arial,sans-serif;color:#222}main{max-width:960px;margin:auto;padding:24px}div.hero{height:320px;background:#e9dfd2}';

/** A shop's page of text without its own scripts or files: everything it loads and runs comes from the widget. */
export function hostHtml({ body, label }: Pick<BenchPage, 'body' | 'label'>): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${label}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Coffee that was green last week</h1><div class="hero"></div>${sections}</main>${body}</body></html>`;
}
