import type { WidgetFile } from './defineWidget';

/** Where the server is, and the key that opens it. */
export type ServerAddress = { url: string; key: string };

/** A widget as the server has it. */
export type ServerWidget = WidgetFile & {
  widgetId: number;
  revision: number;
  hasDraft: boolean;
  smsKeyword: string;
};

type Refusal = { error?: string; fields?: { path: string; message: string }[] };

/** What a person at a terminal is told in place of a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Calls the owner's API with a key; a refusal becomes sentences. [OWN-10] */
export async function callServer<Answer>(
  { url, key }: ServerAddress,
  method: string,
  { path, body }: { path: string; body?: unknown },
): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  let answer: Response;
  try {
    answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new CommandError(`No server answers at ${url}. Check BECKON_URL.`);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  const refusal = (await answer.json().catch(() => ({}))) as Refusal;
  const fields = (refusal.fields ?? []).map((one) => `\n  ${one.path} ${one.message}`).join('');
  throw new CommandError(`${refusal.error ?? `The server answered with ${answer.status}.`}${fields}`);
}
