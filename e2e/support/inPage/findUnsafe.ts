/**
 * Runs in the page, so it stands alone: everything in the widgets' shadow roots that markup in an owner's text could
 * have brought there, and addresses or styles that lead where nobody should go.
 */
export function findUnsafe(): string[] {
  const tags =
    /^(a|b|button|circle|dialog|div|figcaption|figure|footer|form|h1|h2|header|input|label|li|p|path|section|slot|span|strong|svg|ul)$/i;
  const addresses = /^(https:\/\/(m\.me|wa\.me)\/|http:\/\/127\.0\.0\.1:\d+\/|mailto:[^?&\s]*$)/;
  const found: string[] = [];
  for (const host of document.querySelectorAll('[data-widget-id]')) {
    const { shadowRoot } = host;
    const note = (what: string) =>
      found.push(`${host.getAttribute('data-widget-id')}: ${what.slice(0, 200)}`);
    for (const element of shadowRoot?.querySelectorAll('*') ?? []) {
      if (!tags.test(element.localName)) note(element.outerHTML);
      for (const { name, value } of element.attributes) {
        const isAddress = /^(href|src|srcset|srcdoc|action|formaction|data|xlink:href)$/.test(name);
        const isStyle = name === 'style' && /url\(|expression/.test(value);
        if (name.startsWith('on') || isStyle || (isAddress && !addresses.test(value)))
          note(`${name}="${value}"`);
      }
    }
    for (const sheet of shadowRoot?.adoptedStyleSheets ?? [])
      for (const rule of sheet.cssRules) if (/evil\.test|hit\(|url\(/.test(rule.cssText)) note(rule.cssText);
  }
  return found;
}
