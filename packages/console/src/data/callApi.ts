import { ApiProblem, type FieldProblem } from './ApiProblem';
import { apiAddress } from './apiAddress';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Body = { error?: string; code?: string; fields?: FieldProblem[] };

const unreachable = 'The server cannot be reached. Please check your connection.';
const noContent = 204;

/** Asks the owner's API; a refusal is thrown as an `ApiProblem`. The browser sends the session along. */
export async function callApi<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(apiAddress(path), {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiProblem(0, 'offline', { sentence: unreachable });
  });
  const text = await answer.text().catch(() => '');
  const read = readJson(text);
  // Cut off on the way, or somebody else's page in its place: what was said is not known.
  if (answer.ok && read === undefined && answer.status !== noContent)
    throw new ApiProblem(0, 'offline', { sentence: unreachable });
  if (answer.ok) return read as Answer;
  const { error, code = 'unknown', fields = [] } = (read ?? {}) as Body;
  const sentence = error ?? `The server answered with an error (${answer.status}). Please try again.`;
  throw new ApiProblem(answer.status, code, { sentence, fields });
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
