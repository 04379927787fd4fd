type Props = Record<string, unknown>;

/** What the page's own elements call what React names otherwise. */
const names: Readonly<Record<string, string>> = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
};

/** Names the properties of an element as the page does: a change of a text field, for one, is told with every letter. */
export function nameProps(tag: string, props: Props): Props {
  const isText = /^(input|textarea)$/.test(tag) && !/^(checkbox|radio|file)$/.test(String(props['type']));
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      isText && name === 'onChange' ? 'onInput' : (names[name] ?? name),
      value,
    ]),
  );
}
