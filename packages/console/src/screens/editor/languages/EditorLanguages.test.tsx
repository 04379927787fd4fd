import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { untilDrawn } from '@beckon/controls/testing/untilDrawn';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SessionContext } from '../../../components/SessionContext';
import type { Api } from '../../../data/Api';
import { useWidget, widgetKey } from '../../../data/useWidgets';
import { Editor } from '../Editor';

const widget = {
  ...{ widgetId: 7, type: 'modal', name: 'Spring', channel: 'sms', smsKeyword: '', warnings: [] },
  ...{ status: 'draft', version: 0, revision: 1, hasDraft: true, data: { main: { title: 'Hello' } } },
};
const session = { role: 'owner', account: { accountId: 1, pageName: 'Shop' } } as Api['session'];
const settings = { whitelist: ['shop.example'], pageName: 'Shop', isEuAffected: false };

function Screen() {
  const { data } = useWidget(7);
  return data && <Editor widget={data} />;
}
function draw(search: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
  client.setQueryData(widgetKey(7), widget);
  client.setQueryData(['settings'], settings);
  const { hook, searchHook } = memoryLocation({ path: `/widgets/7?${search}` });
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) =>
    Response.json({ ...widget, ...JSON.parse(body ?? '{}'), revision: 2 }),
  );
  const drawn = mount(
    <QueryClientProvider client={client}>
      <Router hook={hook} searchHook={searchHook}>
        <SessionContext value={session}>
          <Screen />
        </SessionContext>
      </Router>
    </QueryClientProvider>,
    'document',
  );
  const named = (name: string): HTMLInputElement => {
    const label = [...drawn.root.querySelectorAll('label')].find((one) => one.textContent === name);
    return drawn.find(`[id="${label?.htmlFor}"]`);
  };
  return { ...drawn, named };
}
afterEach(() => vi.unstubAllGlobals());

it('OWN-07 OWN-08 a language opens from the list, is previewed while it is edited, and leads back to the list', async () => {
  const { find, root, named, unmount } = draw('panel=languages');
  expect(named('Widget language').textContent).toBe('Automatic (page, then browser)');
  expect(named('Preview language').textContent).toBe('Original');
  act(() => find('[data-language=de] a').click());
  expect(named('Headline, in German').lang).toBe('de');
  expect(document.activeElement?.textContent).toBe('German Deutsch');
  expect(named('Preview language').textContent).toBe('Deutsch');
  act(() => find('fieldset a').click());
  expect(root.querySelector('[data-language=de] a')).toBe(document.activeElement);
  unmount();
});

it('OWN-08 the preview offers its languages only where there is something to see', async () => {
  const { root, unmount } = draw('panel=content');
  expect(root.querySelector('section[aria-label=Preview] [role=combobox]')).toBeNull();
  unmount();
});

it('SMS-11 OWN-10 A-45 a translation without a confirmed legal text can’t be published, and leads there', async () => {
  const { find, root, named, unmount } = draw('panel=languages&language=de');
  const dialog = () => root.querySelector('dialog')?.textContent ?? '';
  const publish = () => find<HTMLButtonElement>('dialog footer button:last-of-type');
  await untilDrawn(() => expect(root.querySelector('[data-legal]')).not.toBeNull());
  type(named('Headline, in German'), 'Hallo');
  expect(root.querySelector('[data-mark=languages]')).not.toBeNull();
  act(() => find('[data-act=publish]').click());
  await untilDrawn(() => expect(dialog()).toContain('Confirm the legal text in German'));
  expect(publish().disabled).toBe(true);
  expect(find<HTMLAnchorElement>('dialog a').getAttribute('href')).toContain('panel=languages&language=de');
  act(() => find('[data-legal] button').click());
  await untilDrawn(() => expect(publish().disabled).toBe(false));
  expect(dialog()).not.toContain('Confirm the legal text');
  expect(root.querySelector('[data-mark=languages]')).toBeNull();
  unmount();
});
