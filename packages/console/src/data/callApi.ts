import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { loadLate } from '../copy/lateCopy';
import { ApiProblem, type FieldProblem } from './ApiProblem';
import { apiAddress } from './apiAddress';
import { nameAccount } from './nameAccount';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Body = { error?: string; code?: string; fields?: FieldProblem[] };

const texts = copy.data;
const noContent = 204;

/** Calls the owner's API; throws an `ApiProblem` if it refuses. The browser sends the session cookie. */
export async function callApi<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(apiAddress(path), {
    method,
    headers: { ...nameAccount(), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiProblem(0, 'offline', { sentence: texts.unreachable });
  });
  const text = await answer.text().catch(() => '');
  const read = await parseAnswer(text);
  // The answer was cut off, or a proxy sent its own page: what the server said is unknown.
  if (answer.ok && read === undefined && answer.status !== noContent)
    throw new ApiProblem(0, 'offline', { sentence: texts.unreachable });
  if (answer.ok) return read as Answer;
  const { error, code = 'unknown', fields = [] } = (read ?? {}) as Body;
  const sentence = error ?? fill(texts.serverError, { status: answer.status });
  throw new ApiProblem(answer.status, code, { sentence, fields });
}

/** The answer, with what the server finds wrong in the console's language. */
async function parseAnswer(text: string): Promise<unknown> {
  const answer = parseJson(text);
  const { error, warnings } = (answer ?? {}) as { error?: string; warnings?: object[] };
  return error || warnings?.length ? ((await loadLate()).translate?.(answer) ?? answer) : answer;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
