import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { MissingEvents } from './MissingEvents';

const span = { from: '2026-11-01', to: '2026-11-30' };
afterEach(() => vi.unstubAllGlobals());

function draw(outcomes: readonly object[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ outcomes });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = mount(
    <QueryClientProvider client={client}>
      <MissingEvents span={span} />
    </QueryClientProvider>,
    'document',
  );
  return { ...drawn, asked };
}
const stored = { outcome: 'stored', reason: '', n: 9 };

it('NET-12 OWN-11 says how many events are missing from the results', async () => {
  const { asked, unmount } = draw([stored, { outcome: 'limited', reason: 'over_quota', n: 1234 }]);
  await untilDrawn(() =>
    expect(document.body.textContent).toBe(
      'Results are incomplete: 1,234 events weren’t recorded because of the daily limit.',
    ),
  );
  expect(asked).toEqual(['/api/v1/events/outcomes?from=2026-11-01&to=2026-11-30']);
  unmount();
});

it('OWN-11 says nothing while all events are recorded', async () => {
  const { asked, unmount } = draw([stored]);
  await untilDrawn(() => expect(asked).toHaveLength(1));
  expect(document.body.textContent).toBe('');
  unmount();
});
