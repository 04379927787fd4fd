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
  it('OWN-06 OWN-23 reloads a failed list as soon as the browser is online', async () => {
    act(() => onlineManager.setOnline(false));
    await until(() => expect(shown()).toBe('failed'));
    isReached = true;
    act(() => onlineManager.setOnline(true));
    // Long before the next retry.
    await pass(100);
    expect(shown()).toBe('2 widgets');
  });

  it('OWN-06 retries a list while the server is down, and stops once it answers', async () => {
    await until(() => expect(shown()).toBe('failed'));
    isReached = true;
    await pass(60_000);
    expect(shown()).toBe('2 widgets');
    const before = asked;
    await pass(600_000);
    expect(asked).toBe(before);
  });

  it('OWN-06 OWN-23 keeps the same error message during a retry', async () => {
    await until(() => expect(shown()).toBe('failed'));
    const notice = page.find('p');
    const before = asked;
    isSilent = true;
    await pass(15_000);
    expect(asked).toBe(before + 1);
    expect([shown(), page.find('p') === notice]).toEqual(['failed', true]);
  });

  it('OWN-06 does not retry what the server refuses', async () => {
    isReached = true;
    status = 403;
    await until(() => expect(shown()).toBe('failed'));
    const before = asked;
    await pass(600_000);
    expect(asked).toBe(before);
  });
});
