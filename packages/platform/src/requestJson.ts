import { NetworkError } from './NetworkError';

/** A host that accepts the connection and never answers must not keep a visitor waiting forever. */
const patienceMs = 15_000;

/** Sends a request and parses its JSON; everything but status 200 rejects with a network error. [NET-09, NET-10] */
export async function requestJson(
  method: 'GET' | 'POST',
  url: string,
  init: RequestInit = {},
): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  try {
    // Never sends cookies: the calls contain all they need, and the server answers any authorized site.
    const answer = await fetch(url, { method, credentials: 'omit', signal: stop.signal, ...init });
    if (answer.status !== 200) throw new NetworkError(method, url, answer.status);
    return await answer.json();
  } catch (error) {
    throw error instanceof NetworkError ? error : new NetworkError(method, url, 0);
  } finally {
    clearTimeout(timer);
  }
}
