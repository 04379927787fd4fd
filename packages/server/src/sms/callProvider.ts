import type { ProviderAnswer, ProviderRequest } from '../providers/pure/index';

/** Calls a provider's API. Credentials travel only in a header, and only to the configured address. [OWN-13] */
export async function callProvider(request: ProviderRequest, timeoutMs: number): Promise<ProviderAnswer> {
  const { url, user, password, post } = request;
  const headers: Record<string, string> = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    accept: 'application/json',
  };
  const isJson = post !== undefined && 'json' in post;
  if (isJson) headers['content-type'] = 'application/json';
  const answer = await fetch(url, {
    headers,
    ...(post && {
      method: 'POST',
      body: isJson ? JSON.stringify(post.json) : new URLSearchParams(post.form),
    }),
    // A redirect could lead the credentials elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = answer;
  const retryAfter = answer.headers.get('retry-after');
  // The status decides; the body may be cut off.
  return { status, retryAfter, text: await buildStart(answer) };
}

/** No provider's answer is longer; one that is must not fill our memory. */
const mostBytes = 65_536;

/** The first part of a body, as far as it arrived. */
async function buildStart({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= mostBytes) break;
    }
  } catch {
    // It broke off.
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
}
