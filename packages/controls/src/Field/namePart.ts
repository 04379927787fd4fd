import type { AriaAttributes } from 'react';

/** What names a field's input. */
export interface Named extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly id?: string | undefined;
}

/** The name of a button inside a field, followed by the field's, to tell many such buttons apart. */
export function namePart(part: string, name: string, field: Named): Named {
  const { id, 'aria-label': label, 'aria-labelledby': by } = field;
  const own = `${id}-${part}`;
  if (id && by) return { id: own, 'aria-label': name, 'aria-labelledby': `${own} ${by}` };
  return { 'aria-label': label ? `${name}: ${label}` : name };
}
