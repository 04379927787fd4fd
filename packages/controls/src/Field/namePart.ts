import type { AriaAttributes } from 'react';

/** What a field's input is called by. */
export interface Named extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly id?: string | undefined;
}

/** The name of a button inside a field, and of the field: among many such buttons each is known. */
export function namePart(part: string, name: string, field: Named): Named {
  const { id, 'aria-label': label, 'aria-labelledby': by } = field;
  const own = `${id}-${part}`;
  if (id && by) return { id: own, 'aria-label': name, 'aria-labelledby': `${own} ${by}` };
  return { 'aria-label': label ? `${name}: ${label}` : name };
}
