import { marked } from 'marked';

/** In addition to the styles of the sample sites. */
const style = `main{max-width:1100px}
li{color:var(--soft)}
p,li{max-width:76ch}
.table{margin:16px 0 32px;overflow-x:auto}
table{border-collapse:collapse;font-size:14px;line-height:1.4;font-variant-numeric:tabular-nums}
th,td{padding:6px 12px;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{min-width:130px;padding-left:0;text-align:left}
@media (min-width:700px){td:first-child{white-space:nowrap}}`;

/** A page of our documentation as HTML that a browser can show by itself; wide tables scroll in a box that the keyboard can reach. */
export function renderDocs(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (!title) throw new Error('The page needs a first heading.');
  const body = marked
    .parse(markdown.replace(/<!--.*?-->/gs, ''), { async: false })
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Figures" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Beckon</title><link rel="icon" href="/sites/leaf.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sites/index.css"><style>${style}</style></head>
<body><main>
${body}</main></body>
</html>
`;
}
