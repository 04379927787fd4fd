import type { Api } from '../data/Api';
import {
  ApiProblem,
  type FieldProblem,
  isOffline,
  isSignedOut,
  isSwitched,
  sentenceOf,
} from '../data/ApiProblem';
import { callApi } from '../data/callApi';
import type { Draft } from '../data/Draft';

/** How an attempt to save a draft ended. */
export type Saving =
  | { kind: 'saved'; widget: Api['widget'] }
  /** Someone else saved first: this is their version. */
  | { kind: 'behind'; widget: Api['widget'] }
  | { kind: 'refused'; problems: readonly FieldProblem[]; sentence: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

const conflict = 409;

/** Saves a draft that is based on a revision. [OWN-09] */
export async function saveDraft(widgetId: number, revision: number, draft: Draft): Promise<Saving> {
  const path = `/widgets/${widgetId}`;
  try {
    const { channel, smsKeyword, data } = draft;
    const widget = await callApi<Api['widget']>('PATCH', path, { revision, channel, smsKeyword, data });
    return { kind: 'saved', widget };
  } catch (error) {
    if (isSignedOut(error)) return { kind: 'signedOut' };
    if (isOffline(error) || !(error instanceof ApiProblem)) return { kind: 'offline' };
    if (error.status !== conflict || isSwitched(error))
      return { kind: 'refused', problems: error.fields, sentence: sentenceOf(error) };
    try {
      return { kind: 'behind', widget: await callApi<Api['widget']>('GET', path) };
    } catch {
      return { kind: 'offline' };
    }
  }
}

/** The part of a widget that is its draft. */
export function draftOf({ channel, smsKeyword, data }: Draft): Draft {
  return { channel, smsKeyword, data };
}
