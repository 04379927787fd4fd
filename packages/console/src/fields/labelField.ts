import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { EditorField } from './EditorField';

const { panels } = copy.fields;

/** The label of a field in a list with others, with its section where the label isn't clear. [OWN-09] */
export function labelField({ path, group, panel, label }: EditorField): string {
  const [part] = path.split('.', 1);
  const inPanel = part === 'setup' ? panels[panel] : undefined;
  const section = part === 'submitted' ? panels.after : (group ?? inPanel);
  return section && section !== label ? fill(copy.draft.label, { section, label }) : label;
}
