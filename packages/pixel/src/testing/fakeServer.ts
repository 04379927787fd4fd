type Heard = { path: string; body: Record<string, unknown> };

/** A server that keeps events by their id and answers with the status it was told to; 0 is no answer at all. */
export function fakeServer() {
  const heard: Heard[] = [];
  const kept = new Map<unknown, Heard>();
  const state = { status: 200, isSilent: false };
  const post = async (url: string, raw: unknown): Promise<unknown> => {
    const one = { path: new URL(url).pathname, body: JSON.parse(JSON.stringify(raw)) as Heard['body'] };
    heard.push(one);
    const { status } = state;
    if (state.isSilent) return new Promise(() => {});
    if (status !== 200) throw Object.assign(new Error('Newtwork POST error'), { status });
    kept.set(one.body['event_id'], one);
    return { state: true };
  };
  return {
    state,
    heard,
    kept,
    post,
    events: (): unknown[] => heard.map(({ body }) => body['event']),
  };
}
