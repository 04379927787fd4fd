import type { Language } from '@beckon/contract';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { FieldProblem } from '../data/ApiProblem';
import { labelField, labelOf } from '../draft/labelOf';
import { readTranslationPath } from '../languages/languagePath';
import type { WidgetType } from '../preview/Draft';
import { type EditorField, type Panel, panels } from './EditorField';

/** A complaint about a field: what the field is called, and the panel on which it is edited, in a language of that panel. */
export type PlacedProblem = {
  path: string;
  label: string;
  sentence: string;
  panel: Panel | undefined;
  language?: Language | undefined;
};

/** Is a complaint about this field, or about an entry of it? */
export function isAbout({ path }: FieldProblem, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** A complaint as a sentence: most say what is wrong with a subject, and some are sentences already. Pure. */
export function sayProblem(subject: string, { message }: FieldProblem): string {
  return /^\p{Ll}/u.test(message) ? fill(copy.data.fields.sentence, { name: subject, message }) : message;
}

/** Says where a complaint of the server belongs, in words of the editor. Pure. [OWN-10] */
export function placeProblem(
  type: WidgetType,
  fields: readonly EditorField[],
  problem: FieldProblem,
): PlacedProblem {
  const field = fields.find((one) => isAbout(problem, `data.${one.path}`));
  const path = field ? `data.${field.path}` : problem.path;
  const label = field ? labelField(field) : labelOf(type, path);
  const isBeside = path === 'channel' || path === 'smsKeyword';
  const language = readTranslationPath(path)?.language;
  const elsewhere = isBeside ? 'optIn' : language && 'languages';
  return {
    path,
    label,
    sentence: sayProblem(fill(copy.fields.problems.quoted, { label }), problem),
    panel: field?.panel ?? elsewhere,
    language,
  };
}

/** What the tab of a panel says. */
export function nameOfPanel(panel: string): string {
  return panels.find(({ id }) => id === panel)?.label ?? panel;
}
