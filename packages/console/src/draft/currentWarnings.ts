import type { Api } from '../data/Api';
import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../data/Draft';
import { listChanges } from './listChanges';
import { isAbout } from './placeProblem';
import { draftOf } from './saveDraft';

/** The server's warnings about a saved draft that still hold: fields edited since then have to be saved first. Pure. [OWN-10] */
export function currentWarnings(
  widget: Pick<Api['widget'], 'warnings' | 'channel' | 'smsKeyword' | 'data'>,
  draft: Draft,
): FieldProblem[] {
  const changes = listChanges(draftOf(widget), draft);
  return widget.warnings.filter((warning) => !changes.some(({ path }) => isAbout(warning, path)));
}
