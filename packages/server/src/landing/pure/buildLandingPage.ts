import {
  type Account,
  chooseLanguage,
  hooks,
  isRightToLeft,
  type Widget,
  type WidgetTexts,
} from '@beckon/contract';
import { allLanguages } from '@beckon/contract/languages';
import { escapeHtml } from './escapeHtml';
import { landingStyle } from './landingStyle';

type Asked = {
  account: Pick<Account, 'page_name' | 'locale' | 'widgetLocale'>;
  widget: Widget;
  slug: string;
  /** The configured address of this installation; without it the page contains no address of its own. */
  publicUrl: string | undefined;
  /** The tag of its language, and the widget's texts in it, if they differ. */
  language: string;
  texts?: WidgetTexts | undefined;
};

/** The language of a landing page: the widget's own, then the account's. */
export function landingLanguage(account: Asked['account'], widget: Widget): string {
  const { language } = widget.data.setup;
  return language ?? (account.widgetLocale ?? account.locale ?? 'en_US').replaceAll('_', '-');
}

/** A landing widget as its own page: titles for people, search engines and shared links. [OWN-19, LOAD-13, LAY-05] */
export function buildLandingPage({ account, widget, slug, publicUrl, language, texts }: Asked): string {
  const main = { ...widget.data.main, ...texts?.data['main'] };
  const title = main.title || account.page_name || widget.name;
  const description = main.showDescription ? main.desc : '';
  const name = title === account.page_name ? '' : account.page_name;
  const address = publicUrl && `${publicUrl}/l/${slug}`;
  const picture =
    absoluteUrl(main.image.img_big, publicUrl) ?? absoluteUrl(main.backgroundImage.img_big, publicUrl);
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  const metas: [kind: 'name' | 'property', key: string, content: string | undefined][] = [
    ['name', 'description', description],
    ['name', 'robots', 'index, follow, max-image-preview:large'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:site_name', account.page_name],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
  ];
  const tags = metas.flatMap(([kind, key, content]) =>
    content ? [`<meta ${kind}="${key}" content="${escapeHtml(content)}">`] : [],
  );
  if (address) tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`);

  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(name ? `${title} · ${name}` : title)}</title>
${tags.join('\n')}
<link rel="icon" href="data:,">
<style>${landingStyle}</style>
<script src="/l/${slug}.js" async></script>
</head>
<body>
<main>
<div class="${hooks.landingClass}" ${hooks.widgetIdAttribute}="${escapeHtml(widget.widget_id)}"><div class="words">
<h1>${escapeHtml(title)}</h1>
${description ? `<p>${escapeHtml(description)}</p>` : ''}
<noscript><p>${escapeHtml(allLanguages[chooseLanguage([language]) ?? 'en'].texts.turnOnJavaScript)}</p></noscript>
</div></div>
</main>
</body>
</html>
`;
}

/** An image's address that other sites can load; nothing if we can't tell. */
function absoluteUrl(given: string | undefined, publicUrl: string | undefined): string | undefined {
  const url = (given ?? '').trim();
  if (/^https?:\/\/[^\s\\]+$/i.test(url)) return url;
  if (/^\/\/[^\s\\]+$/.test(url)) return `https:${url}`;
  return publicUrl && /^\/[^\s\\]*$/.test(url) ? publicUrl + url : undefined;
}
