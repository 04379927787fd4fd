import { mount } from '@beckon/controls/testing/mount';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberNotice } from './NumberNotice';

afterEach(() => vi.unstubAllGlobals());

const buttonOf = (place: ParentNode, label: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label);

it('OWN-12 erases the data of a number without a subscriber only after a question, and sends it in no address', async () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    calls.push([address, JSON.parse(String(body))]);
    return new Response(null, { status: 204 });
  });
  const { unmount } = mount(
    <QueryClientProvider client={new QueryClient()}>
      <NumberNotice phone="+1 415 555 0131" />
    </QueryClientProvider>,
    'document',
  );
  expect(document.body.textContent).toContain('No subscriber has this number.');
  buttonOf(document, 'Delete')?.click();
  await untilDrawn(() =>
    expect(document.querySelector('[role=alertdialog], [role=dialog], dialog')).not.toBeNull(),
  );
  expect(calls).toEqual([]);
  const dialog = document.querySelector('[role=alertdialog], [role=dialog], dialog') as Element;
  expect(dialog.textContent).toContain('Delete +1 415 555 0131?');
  buttonOf(dialog, 'Delete')?.click();
  await untilDrawn(() => expect(calls).toEqual([['/api/v1/numbers/erase', { phone: '+1 415 555 0131' }]]));
  unmount();
});
