import { mount } from '@beckon/controls/testing/mount';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './createClient';
import { useWidgets } from './useWidgets';

let isReached: boolean;
let isSilent: boolean;
let status: number;
let asked: number;
let page: ReturnType<typeof mount>;

function List(): ReactNode {
  const { data, error } = useWidgets();
  const state = data ? `${data.length} widgets` : error ? 'failed' : 'waiting';
  return <p key={state}>{state}</p>;
}
const shown = () => page.find('p').textContent;
const until = (holds: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    holds();
  });
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  status = 200;
  isReached = false;
  isSilent = false;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (isSilent) return await new Promise<Response>(() => {});
    if (!isReached) throw new TypeError('unreachable');
    return Response.json(status === 200 ? { widgets: [{}, {}] } : { error: 'No.' }, { status });
  });
  const client = createClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  page = mount(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
    'document',
  );
});
afterEach(() => {
  page.unmount();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createClient', () => {
  it('OWN-06 OWN-23 a list that could not be loaded is asked for again as soon as the browser is online', async () => {
    act(() => onlineManager.setOnline(false));
    await until(() => expect(shown()).toBe('failed'));
    isReached = true;
    act(() => onlineManager.setOnline(true));
    await until(() => expect(shown()).toBe('2 widgets'));
  });

  it('OWN-06 a list is asked for again by and by while the server is away, and no more once it has answered', async () => {
    await until(() => expect(shown()).toBe('failed'));
    isReached = true;
    await pass(60_000);
    expect(shown()).toBe('2 widgets');
    const before = asked;
    await pass(600_000);
    expect(asked).toBe(before);
  });

  it('OWN-06 OWN-23 a list that failed stays failed while it is asked for again, and its notice is the same', async () => {
    await until(() => expect(shown()).toBe('failed'));
    const notice = page.find('p');
    const before = asked;
    isSilent = true;
    await pass(15_000);
    expect(asked).toBe(before + 1);
    expect([shown(), page.find('p') === notice]).toEqual(['failed', true]);
  });

  it('OWN-06 what the server refuses is not asked for again', async () => {
    isReached = true;
    status = 403;
    await until(() => expect(shown()).toBe('failed'));
    const before = asked;
    await pass(600_000);
    expect(asked).toBe(before);
  });
});
