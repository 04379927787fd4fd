type Heard = { path: string; body: Record<string, unknown> };

/** A server that stores events by id and answers with the given status; 0 is no answer at all. */
export function fakeServer() {
  const heard: Heard[] = [];
  const kept = new Map<unknown, Heard>();
  const state = {
    status: 200,
    isSilent: false,
    /** Calls that it answers with 503, or never answers, whatever it does with the others. */
    failing: [] as string[],
    silent: [] as string[],
  };
  const post = async (url: string, raw: unknown): Promise<unknown> => {
    const one = { path: new URL(url).pathname, body: JSON.parse(JSON.stringify(raw)) as Heard['body'] };
    heard.push(one);
    const call = one.path.replace('/pixel/', '');
    const status = state.failing.includes(call) ? 503 : state.status;
    if (state.isSilent || state.silent.includes(call)) return new Promise(() => {});
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
