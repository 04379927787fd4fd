import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../preview/Draft';
import type { EditorField } from './EditorField';
import { isShown } from './fieldsFor';
import { isAddress } from './isAddress';
import { readPath } from './readPath';

const pictureHint = 'must be an image URL that starts with https://';
const addressHint = 'must be a URL such as https://example.com/thanks';

/** What the editor itself finds wrong with a draft that can be saved nevertheless. Pure. [OWN-10] */
export function listComplaints(
  fields: readonly EditorField[],
  { data }: Pick<Draft, 'data'>,
  values: unknown,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const { control, path } = field;
    const value = readPath(data, path);
    if (control.kind !== 'address' || typeof value !== 'string' || !isShown(field, values, data)) return [];
    const isPicture = control.isPicture === true;
    if (isAddress(value, isPicture)) return [];
    return [{ path: `data.${path}`, message: isPicture ? pictureHint : addressHint }];
  });
}
