type Props = Record<string, unknown>;

/** The page's names for what React calls something else. */
const names: Readonly<Record<string, string>> = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
};

/** Renames an element's properties as the page does: for example, a text field reports a change with every letter. */
export function nameProps(tag: string, props: Props): Props {
  const isText = /^(input|textarea)$/.test(tag) && !/^(checkbox|radio|file)$/.test(String(props['type']));
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      isText && name === 'onChange' ? 'onInput' : (names[name] ?? name),
      value,
    ]),
  );
}
