import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../data/toasts';
import { AdsJson } from './AdsJson';

afterEach(() => vi.unstubAllGlobals());

const message = { message: { attachment: { type: 'template' } } };
const open = (fetch: (address: string) => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(
    <QueryClientProvider client={client}>
      <AdsJson widgetId={7} version={2} />
    </QueryClientProvider>,
    'document',
  );
};

it('OWN-18 A-13 shows, copies and downloads the JSON of an ad as the API returns it', async () => {
  const asked: string[] = [];
  const { find, unmount } = open(async (address) => {
    asked.push(address);
    return Response.json(message);
  });
  await expect.poll(() => document.querySelector('code')?.textContent).toBe(JSON.stringify(message, null, 2));
  expect(asked).toEqual(['/api/v1/widgets/7/ads-json']);

  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const show = vi.spyOn(toasts, 'show');
  await act(async () => find('button').click());
  expect(writeText).toHaveBeenCalledWith(JSON.stringify(message, null, 2));
  expect(show).toHaveBeenCalled();

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  act(() => find('[data-act=downloadJson]').click());
  expect(names).toEqual(['ad-7.json']);
  expect(files[0]?.type).toBe('application/json');
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(message);
  unmount();
  vi.restoreAllMocks();
});

it('OWN-18 a failed request can be tried again', async () => {
  let isUp = false;
  const { find, unmount } = open(async () =>
    isUp ? Response.json(message) : Response.json({ error: 'Busy.', code: 'busy' }, { status: 503 }),
  );
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('Busy.');
  isUp = true;
  await act(async () => find('button').click());
  await expect.poll(() => document.querySelector('code')?.textContent).toContain('template');
  unmount();
});
