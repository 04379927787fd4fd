import type { Api } from '../../data/Api';
import { fieldsFor } from '../../fields/fieldsFor';
import { placeProblem } from '../../fields/placeProblem';

const keywords = /^(smsKeyword$|data\.actions\.opt_in_keywords\b)/;

/** The message when a widget goes live with a keyword that another live widget has. Pure. [OWN-10, SMS-10] */
export function warnOfKeyword({
  type,
  channel,
  warnings,
}: Pick<Api['widget'], 'type' | 'channel' | 'warnings'>): string | undefined {
  const shared = warnings.find(({ path }) => keywords.test(path));
  return shared && placeProblem(type, fieldsFor(type, channel), shared).sentence;
}
