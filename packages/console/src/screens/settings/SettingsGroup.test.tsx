import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../components/SessionContext';
import type { Api } from '../../data/Api';
import { SettingsGroup } from './SettingsGroup';
import { settingGroups } from './settingGroups';

const site = settingGroups.filter(({ id }) => id === 'site')[0] as (typeof settingGroups)[number];
const session = { account: { accountId: 1 }, role: 'owner' } as Api['session'];

function open(group: (typeof settingGroups)[number], settings: Partial<Api['settings']>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return await new Promise<Response>(() => {});
  });
  const client = new QueryClient();
  const draw = (saved: Partial<Api['settings']>) => (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <SettingsGroup
          group={group}
          settings={{ smsCountries: [], ...saved } as unknown as Api['settings']}
        />
      </SessionContext>
    </QueryClientProvider>
  );
  const stage = mount(draw(settings), 'document');
  const save = () => stage.find<HTMLButtonElement>('button[type=submit]');
  return { ...stage, sent, save, receive: (saved: Partial<Api['settings']>) => stage.rerender(draw(saved)) };
}
afterEach(() => vi.unstubAllGlobals());

describe('SettingsGroup', () => {
  it('OWN-02 text that waits in a list can be saved right away, and is', async () => {
    const { find, sent, save, receive, unmount } = open(site, { whitelist: ['a.example'], strangers: [] });
    const field = find<HTMLInputElement>('[placeholder="Add a website"]');
    const isDirty = () => [save().disabled, find('form').textContent?.includes('Unsaved changes')];
    expect(isDirty()).toEqual([true, false]);
    act(() => field.focus());
    type(field, 'b.example');
    expect(isDirty()).toEqual([false, true]);
    // As on a phone, where a tap leaves the focus in the field.
    await act(async () => find<HTMLFormElement>('form').requestSubmit());
    expect(sent).toEqual([{ whitelist: ['a.example', 'b.example'] }]);
    expect(field.value).toBe('');
    receive({ whitelist: ['a.example', 'b.example'], strangers: [] });
    expect(isDirty()).toEqual([true, false]);
    unmount();
  });
});
