import type { Language } from '@beckon/contract';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { FieldProblem } from '../data/ApiProblem';
import type { WidgetType } from '../data/Draft';
import { describeProblem } from '../data/describeProblem';
import { type EditorField, type Panel, panels } from '../fields/EditorField';
import { labelField } from '../fields/labelField';
import { parseTranslationPath } from '../languages/languagePath';
import { labelOf } from './labelOf';

/** A problem with a field: the field's label, and the panel where it is edited, with the language if the panel has one. */
export type PlacedProblem = {
  path: string;
  label: string;
  sentence: string;
  panel: Panel | undefined;
  language?: Language | undefined;
};

/** Whether a problem is about this field or one of its entries. */
export function isAbout({ path }: FieldProblem, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** Says where a problem reported by the server belongs, in the words of the editor. Pure. [OWN-10] */
export function placeProblem(
  type: WidgetType,
  fields: readonly EditorField[],
  problem: FieldProblem,
): PlacedProblem {
  const field = fields.find((one) => isAbout(problem, `data.${one.path}`));
  const path = field ? `data.${field.path}` : problem.path;
  const label = field ? labelField(field) : labelOf(type, path);
  const isBeside = path === 'channel' || path === 'smsKeyword';
  const language = parseTranslationPath(path)?.language;
  const elsewhere = isBeside ? 'optIn' : language && 'languages';
  return {
    path,
    label,
    sentence: describeProblem(fill(copy.fields.problems.quoted, { label }), problem),
    panel: field?.panel ?? elsewhere,
    language,
  };
}

/** The label of a panel's tab. */
export function nameOfPanel(panel: string): string {
  return panels.find(({ id }) => id === panel)?.label ?? panel;
}
