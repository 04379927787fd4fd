import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { FieldProblem } from './ApiProblem';
import { describeProblem } from './describeProblem';

const texts = copy.data.fields;
const names: Readonly<Record<string, string>> = texts.names;

/** Problems with fields as sentences without internal names. Pure. [OWN-10] */
export function describeFields([first, ...others]: readonly FieldProblem[]): string {
  const [head = ''] = first?.path.split('.', 1) ?? [];
  const other = head === 'data' ? texts.widgetSetting : texts.entry;
  const name = (Object.hasOwn(names, head) && names[head]) || other;
  const sentence = describeProblem(name, { message: first?.message ?? texts.invalid });
  return others.length === 0 ? sentence : `${sentence} ${fill(texts.more, { n: others.length })}`;
}
