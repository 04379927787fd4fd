import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../data/Draft';
import type { EditorField, FieldControl } from './EditorField';
import { isShown } from './fieldsFor';
import { isAddress, isPagePattern } from './isAddress';
import { valueAtPath } from './valueAtPath';

const texts = copy.fields.problems;

/** What the editor itself finds wrong with a draft that can still be saved. Pure. [OWN-10] */
export function listComplaints(
  fields: readonly EditorField[],
  { data }: Pick<Draft, 'data'>,
  values: unknown,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const path = `data.${field.path}`;
    const value = valueAtPath(data, field.path);
    return isShown(field, values, data) ? complain(field.control, path, value) : [];
  });
}

function complain(control: FieldControl, path: string, value: unknown): FieldProblem[] {
  if (control.kind === 'lines' && control.isPages && Array.isArray(value))
    return value.flatMap((entry, at) =>
      typeof entry === 'string' && !isPagePattern(entry)
        ? [{ path: `${path}.${at}`, message: fill(texts.page, { entry: entry.trim() }) }]
        : [],
    );
  if (control.kind !== 'address' || typeof value !== 'string') return [];
  const isPicture = control.isPicture === true;
  return isAddress(value, isPicture) ? [] : [{ path, message: isPicture ? texts.image : texts.url }];
}
