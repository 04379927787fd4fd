import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../copy/copy';
import { isSignedOut } from '../../data/ApiProblem';
import { fetchExport } from './fetchExport';

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const run = () =>
  fetchExport({ address: '/x', signal: new AbortController().signal, onLines: () => {} }).catch(
    (error: unknown) => error,
  );

describe('fetchExport', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('OWN-01 OWN-12 reports an ended session as such', async () => {
    answerWith(async () => Response.json({ error: 'Sign in.', code: 'signed_out' }, { status: 401 }));
    expect(isSignedOut(await run())).toBe(true);
  });

  it.each([
    [
      'a refusal in the server’s words',
      Response.json({ error: 'One is running.' }, { status: 409 }),
      'One is running.',
    ],
    ['a refusal without a message', new Response('', { status: 500 }), copy.subscribers.exportFailed],
  ])('OWN-12 reports %s', async (_what, answer, words) => {
    answerWith(async () => answer);
    expect(await run()).toHaveProperty('message', words);
  });

  it('OWN-12 saves no file when the connection drops', async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('phone\n+1'));
        stream.error(new Error('cut'));
      },
    });
    answerWith(async () => new Response(body));
    expect(await run()).toHaveProperty('message', copy.subscribers.exportCut);
  });
});
