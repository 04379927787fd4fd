import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SessionContext } from '../../components/SessionContext';
import type { Api } from '../../data/Api';
import { useWidget, widgetKey } from '../../data/useWidgets';
import { Editor } from './Editor';

const message = '“FERN” is also used by “Bar”. Only one widget gets the opt-in. Change one.';
const widget = {
  widgetId: 7,
  type: 'modal',
  name: 'Spring',
  channel: 'sms',
  smsKeyword: 'FERN',
  data: {},
  status: 'draft',
  version: 0,
  revision: 1,
  hasDraft: true,
  warnings: [{ path: 'smsKeyword', message }],
};
const session = { role: 'owner', account: { accountId: 1, pageName: 'Shop' } } as Api['session'];

function Screen() {
  const { data } = useWidget(7);
  return data && <Editor widget={data} />;
}
function draw(known: object) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
  client.setQueryData(widgetKey(7), known);
  const { hook, searchHook } = memoryLocation({ path: '/widgets/7?panel=optIn' });
  return mount(
    <QueryClientProvider client={client}>
      <Router hook={hook} searchHook={searchHook}>
        <SessionContext value={session}>
          <Screen />
        </SessionContext>
      </Router>
    </QueryClientProvider>,
    'document',
  );
}
afterEach(() => vi.unstubAllGlobals());

it('OWN-10 SMS-10 warns of a keyword that another live widget has, at its field and before publishing, until it changes', async () => {
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PATCH')
      return Response.json({ ...widget, ...JSON.parse(body ?? ''), revision: 2, warnings: [] });
    return Response.json(address.endsWith('/settings') ? { whitelist: [] } : widget);
  });
  const { find, root, unmount } = draw(widget);
  const open = () => act(async () => find('[data-act=publish]').click());
  const dialog = () => root.querySelector('dialog')?.textContent ?? '';
  const panel = () => find('fieldset').textContent;
  // It can stay as it is: nothing is marked as wrong.
  expect(find('fieldset [data-warning]').textContent).toBe(message);
  expect(root.querySelector('fieldset [aria-invalid=true]')).toBeNull();
  await open();
  await untilDrawn(() => expect(dialog()).toContain(message));
  const keyword = find<HTMLInputElement>('fieldset [maxlength]');
  type(keyword, 'MOSS');
  expect(panel()).not.toContain(message);
  expect(dialog()).not.toContain(message);
  unmount();
});

it('A-96 says nothing about how visitors get to Messenger before the settings have loaded', async () => {
  const checkbox = { ...widget, channel: 'fb', data: { main: { buttonType: 'checkbox' } }, warnings: [] };
  let answer = (_: Response): void => {};
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/settings')
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(Response.json(checkbox)),
  );
  const { root, unmount } = draw(checkbox);
  await untilDrawn(() => expect(root.querySelector('fieldset')).not.toBeNull());
  expect(root.querySelector('[data-withheld]')).toBeNull();
  answer(Response.json({ whitelist: [], messengerMode: 'link', isEuAffected: false }));
  await untilDrawn(() => expect(root.querySelector('[data-withheld]')).not.toBeNull());
  unmount();
});
