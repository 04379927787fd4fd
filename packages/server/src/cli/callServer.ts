import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './CommandError';

/** Where the server is, the key for it, and where to report waiting. */
export type ServerAddress = {
  url: string;
  key: string;
  print: (line: string) => void;
  wait?: ((ms: number) => Promise<unknown>) | undefined;
};

type Call = { path: string; body?: unknown };
type Refusal = { error?: string; fields?: { path: string; message: string }[] };

const tooMany = 429;
const busy = 503;
const noContent = 204;
const tries = 5;
const longestWaitS = 120;
const secondMs = 1000;

/** Calls the owner's API with a key and turns a refusal into sentences. Retries when the server says to. [OWN-10] */
export async function callServer<Answer>(server: ServerAddress, method: string, call: Call): Promise<Answer> {
  for (let left = tries; ; left -= 1) {
    const answer = await ask(server, method, call);
    if (answer.ok) return (answer.status === noContent ? undefined : await answer.json()) as Answer;
    const waitS = parseWaitS(answer, method === 'POST' && call.path === '/widgets');
    if (waitS === undefined || left === 1) throw new CommandError(await explain(answer));
    server.print(`waiting  ${waitS} s, as the server asked`);
    await (server.wait ?? sleep)(waitS * secondMs);
  }
}

async function ask({ url, key }: ServerAddress, method: string, { path, body }: Call): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const sent = body ? { body: JSON.stringify(body) } : {};
  try {
    return await fetch(`${url}/api/v1${path}`, { method, headers, ...sent });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new CommandError(`Can't reach a server at ${url}${code ? ` (${code})` : ''}. Check BECKON_URL.`);
  }
}

/** The seconds until we may call again; nothing if that wouldn't help, or could create a widget twice. */
function parseWaitS({ status, headers }: Response, isMaking: boolean): number | undefined {
  if (status !== tooMany && (status !== busy || isMaking)) return undefined;
  const waitS = Number(headers.get('retry-after') ?? Number.NaN);
  return waitS >= 0 && waitS <= longestWaitS ? waitS : undefined;
}

async function explain(answer: Response): Promise<string> {
  const { error, fields = [] } = (await answer.json().catch(() => ({}))) as Refusal;
  // The error sentence repeats the first field.
  if (fields.length > 0) return fields.map(({ path, message }) => `${path} ${message}`).join('\n  ');
  return error ?? `The server returned status ${answer.status}.`;
}
