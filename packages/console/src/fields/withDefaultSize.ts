import type { EditorField } from './EditorField';

/** Our sizes and the plugin's, as positions in the list of options. [CARD-07] */
const places: Readonly<Record<string, number>> = { s: 0, standard: 0, m: 1, large: 1, l: 2, xlarge: 2 };

/** The fields, with the account's size in effect where a widget sets none. Pure. [BOOT-02, CARD-07, OWN-07] */
export function withDefaultSize(
  fields: readonly EditorField[],
  size: string | null | undefined,
): readonly EditorField[] {
  const place = places[size ?? ''];
  if (place === undefined) return fields;
  return fields.map((field) => {
    const { control, path } = field;
    if (control.kind !== 'choice' || !path.endsWith('.buttonSize')) return field;
    return { ...field, control: { ...control, unset: control.options[place]?.[0] } };
  });
}
