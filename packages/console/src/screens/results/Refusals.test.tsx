import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusals } from './Refusals';

const span = { from: '2026-11-01', to: '2026-11-30' };
afterEach(() => vi.unstubAllGlobals());

/** Renders what the server counted for a widget. */
function draw(refusals: readonly object[], widgetId?: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ refusals });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = mount(
    <QueryClientProvider client={client}>
      <Refusals span={span} widgetId={widgetId} />
    </QueryClientProvider>,
    'document',
  );
  return { ...drawn, asked };
}
const lastAt = '2026-11-15T12:00:00.000Z';

it('OWN-11 NET-11 NET-12 shows how many sign-ups were rejected, why, and what to do', async () => {
  const { root, asked, unmount } = draw(
    [
      { reason: 'website_not_allowed', host: 'example.com', n: 12, lastAt },
      { reason: 'country_not_served', host: '', n: 3, lastAt },
      { reason: 'too_many', host: '', n: 1, lastAt },
    ],
    5001,
  );
  await untilDrawn(() => expect(root.querySelectorAll('tbody tr')).toHaveLength(3));
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()),
  );
  expect(rows).toEqual([
    ['Website not added: example.com', 'Add the website if it’s yours. Manage websites', '12'],
    ['Country not enabled', 'Add the countries you want to text. Change settings', '3'],
    ['Too many attempts', 'Nothing. We limit attempts to protect your budget.', '1'],
  ]);
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/settings#site', '/settings#texts']);
  expect(asked).toEqual(['/api/v1/refusals?from=2026-11-01&to=2026-11-30&widgetId=5001']);
  unmount();
});

it('OWN-11 says that nothing was rejected', async () => {
  const { root, unmount } = draw([]);
  await untilDrawn(() =>
    expect(root.querySelector('section')?.textContent).toContain('No sign-ups were rejected in this period.'),
  );
  expect(root.querySelector('table')).toBeNull();
  unmount();
});
