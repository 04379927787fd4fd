import type { Api } from '../data/Api';
import type { FieldProblem } from '../data/ApiProblem';
import { isAbout } from '../fields/placeProblem';
import type { Draft } from '../preview/Draft';
import { listChanges } from './listChanges';
import { draftOf } from './saveDraft';

/** The server's warnings about a saved draft that still hold: fields edited since then have to be saved first. Pure. [OWN-10] */
export function currentWarnings(
  widget: Pick<Api['widget'], 'warnings' | 'channel' | 'smsKeyword' | 'data'>,
  draft: Draft,
): FieldProblem[] {
  const changes = listChanges(draftOf(widget), draft);
  return widget.warnings.filter((warning) => !changes.some(({ path }) => isAbout(warning, path)));
}
