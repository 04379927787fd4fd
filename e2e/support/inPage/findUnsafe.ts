/**
 * Runs in the page, so it is self-contained: everything in the widgets' shadow roots, and in the plugins' markup next to them, that
 * an owner's text could have put there, and addresses or styles that lead to forbidden places.
 */
export function findUnsafe(): string[] {
  const tags =
    /^(a|b|button|circle|dialog|div|figcaption|figure|footer|form|h1|h2|header|input|label|li|p|path|section|slot|span|strong|svg|ul)$/i;
  const addresses = /^(https:\/\/(m\.me|wa\.me)\/|http:\/\/127\.0\.0\.1:\d+\/|mailto:[^?&\s]*$)/;
  const pluginTags = /^(div|span|input|button|iframe)$/;
  const pluginAddress = /^about:blank\?ref=[\w%.~()!*'-]*$/;
  const pluginNames =
    /^(slot|class|style|type|src|ref|data-ref|page_id|messenger_app_id|origin|user_ref|prechecked|allow_login|size|skin|center_align|color|cta_text|fb-xfbml-state|theme_color|logged_(in|out)_greeting|greeting_dialog_(display|delay))$/;
  /** What an owner may set in a style: a color or a width, and nothing around it. */
  const ownNames =
    /^--mc-(surface|headline|description|legal|accent|accent-ink|success|bubble|bubble-ink|layer|box-width)$/;
  const ownValue = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg+-]+\)|[a-z]{3,24}|[\d.]+(px|%))$/i;
  const found: string[] = [];
  /** The layouts' own sheets are shared by all widgets of a page. */
  const checked = new Set<CSSStyleSheet>();

  const checkRule = (rule: CSSRule, note: (what: string) => void): void => {
    if (/evil\.test|hit\(|url\(/.test(rule.cssText)) note(rule.cssText);
    if (!(rule instanceof CSSStyleRule) || ![...rule.style].includes('--mc-backdrop')) return;
    // The sheet with the owner's colors sets our properties on the widget's own element, and nothing else.
    for (const each of rule.parentStyleSheet?.cssRules ?? []) {
      if (!/^(:host|@media \(prefers-color-scheme: ?dark\)) ?\{/.test(each.cssText)) note(each.cssText);
      for (const name of each instanceof CSSStyleRule ? each.style : []) {
        const value = (each as CSSStyleRule).style.getPropertyValue(name).trim();
        if (!name.startsWith('--mc-') || (ownNames.test(name) && !ownValue.test(value)))
          note(`${name}: ${value}`);
      }
    }
  };
  for (const host of document.querySelectorAll('[data-widget-id]')) {
    const { shadowRoot } = host;
    const note = (what: string) =>
      found.push(`${host.getAttribute('data-widget-id')}: ${what.slice(0, 200)}`);
    const checkElement = (element: Element, tag: RegExp, address: RegExp): void => {
      if (!tag.test(element.localName)) note(element.outerHTML);
      for (const { name, value } of element.attributes) {
        const isAddress = /^(href|src|srcset|srcdoc|action|formaction|data|xlink:href)$/.test(name);
        const isStyle = name === 'style' && /url\(|expression/.test(value);
        if (name.startsWith('on') || isStyle || (isAddress && !address.test(value)))
          note(`${name}="${value}"`);
      }
    };
    for (const element of shadowRoot?.querySelectorAll('*') ?? []) checkElement(element, tags, addresses);
    // In the page itself there is only the plugin's markup, and the title as text.
    for (const element of host.querySelectorAll('*')) {
      checkElement(element, pluginTags, pluginAddress);
      for (const { name } of element.attributes) if (!pluginNames.test(name)) note(`${name} in the page`);
    }
    for (const sheet of shadowRoot?.adoptedStyleSheets ?? []) {
      if (checked.has(sheet)) continue;
      checked.add(sheet);
      for (const rule of sheet.cssRules) checkRule(rule, note);
    }
  }
  return found;
}
