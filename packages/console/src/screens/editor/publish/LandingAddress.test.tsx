import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../data/Api';
import type { DraftStore } from '../../../draft/DraftStore';
import { SaveMark } from '../SaveMark';
import { LandingAddress } from './LandingAddress';
import { PublishDialog } from './PublishDialog';
import { useLandingAddress } from './useLandingAddress';

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
let answers: Record<string, () => Response | Promise<Response>>;
let end: () => void;
const said = (slug: string | null) => Response.json({ slug, url: slug && `https://b.example/l/${slug}` });

beforeEach(() => {
  calls = [];
  flush = async () => true;
  saved = 'saved';
  answers = {
    'GET address': () => said('spring'),
    'PUT address': () => said('summer'),
    'POST publish': () => Response.json({ widgetId: 7, version: 1, warnings: [] }),
  };
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body?: string }) => {
    const path = address.replace(/.*\/7\//, '');
    calls.push({ method: init.method, path, body: init.body && JSON.parse(init.body) });
    return await (answers[`${init.method} ${path}`]?.() ?? new Promise<Response>(() => {}));
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const widget = (version: number) =>
  ({ widgetId: 7, type: 'landing', version, status: 'active', warnings: [] }) as unknown as Api['widget'];
let flush: () => Promise<boolean>;
let saved = 'saved';
const store = {
  flush: () => flush(),
  accept() {},
  get: () => ({
    server: { revision: 3 },
    history: { now: { channel: 'sms', smsKeyword: '', data: {} } },
    save: { kind: saved },
  }),
} as unknown as DraftStore;

function Stage({ publishes, state }: { publishes: boolean; state: 'unpublished' | 'live' | 'paused' }) {
  const address = useLandingAddress(widget(0));
  return (
    <>
      <SaveMark save={{ kind: 'saved' }} isUnsaved={address.isUnsaved} problems={[]} onRetry={() => {}} />
      <LandingAddress address={address} state={state} />
      {publishes && (
        <PublishDialog
          widget={widget(0)}
          store={store}
          complaints={[]}
          address={address}
          onClose={() => {}}
        />
      )}
    </>
  );
}
async function open(state: 'unpublished' | 'live' | 'paused', publishes = false) {
  const around = (child: ReactNode) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {child}
    </QueryClientProvider>
  );
  const stage = mount(around(<Stage publishes={publishes} state={state} />), 'document');
  end = stage.unmount;
  const field = stage.find('input') as HTMLInputElement;
  await act(() => vi.waitFor(() => expect(field.value).toBe('spring')));
  return { ...stage, field };
}
const leave = (field: HTMLElement) =>
  act(async () => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const changes = () => calls.filter(({ method }) => method !== 'GET');

describe('the address of a landing page', () => {
  it('OWN-19 is saved once, when its field loses focus, and words become a slug', async () => {
    const { field } = await open('live');
    type(field, 'Summer  sale');
    expect(changes()).toEqual([]);
    await leave(field);
    await vi.waitFor(() => expect(field.value).toBe('summer'));
    expect(changes()).toEqual([{ method: 'PUT', path: 'address', body: { slug: 'summer-sale' } }]);
    await leave(field);
    expect(changes()).toHaveLength(1);
  });

  it.each([
    ['Fresh Bread Club!', 'fresh-bread-club'],
    [' Café & Crème -- ', 'cafe-creme'],
    ['хлеб', 'хлеб'],
    ['a'.repeat(80), 'a'.repeat(64)],
  ])('OWN-19 %j is sent as %j', async (words, slug) => {
    const { field } = await open('live');
    type(field, words);
    await leave(field);
    await vi.waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ slug }]));
  });

  it('OWN-09 OWN-19 does not count as saved while it is being typed', async () => {
    const { field, find } = await open('live');
    const marked = () => [find('[data-save]').dataset['save'], find('[data-save]').textContent];
    expect(marked()).toEqual(['saved', 'Saved']);
    type(field, 'summer');
    expect(marked()).toEqual(['unsaved', 'Unsaved changes']);
    await leave(field);
    await act(() => vi.waitFor(() => expect(marked()).toEqual(['saved', 'Saved'])));
  });

  it('OWN-19 stays as typed while an earlier one is being saved, and is saved next', async () => {
    const waiting: (() => void)[] = [];
    answers['PUT address'] = async () => {
      const slug = ['summer', 'autumn'][waiting.length] ?? '';
      await new Promise<void>((go) => waiting.push(go));
      return said(slug);
    };
    const { field } = await open('live');
    type(field, 'summer');
    await leave(field);
    type(field, 'autumn');
    await leave(field);
    expect(changes().map(({ body }) => body)).toEqual([{ slug: 'summer' }]);
    await act(async () => waiting[0]?.());
    await act(() => vi.waitFor(() => expect(waiting).toHaveLength(2)));
    expect([field.value, changes()[1]?.body]).toEqual(['autumn', { slug: 'autumn' }]);
    await act(async () => waiting[1]?.());
    await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('/l/autumn')));
    expect(changes()).toHaveLength(2);
  });

  it('OWN-19 is not saved when the window loses focus', async () => {
    const { field } = await open('live');
    act(() => field.focus());
    type(field, 'summ');
    await leave(field);
    expect([changes(), field.value]).toEqual([[], 'summ']);
  });

  it('OWN-09 OWN-19 is not saved again if it was saved while publishing waited', async () => {
    const flushed: ((isSaved: boolean) => void)[] = [];
    flush = () => new Promise((resolve) => void flushed.push(resolve));
    const { field } = await open('unpublished', true);
    type(field, 'summer');
    await act(async () => document.querySelector<HTMLElement>('dialog footer button:last-child')?.click());
    await leave(field);
    await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('b.example/l/summer')));
    await act(async () => flushed[0]?.(true));
    await vi.waitFor(() => expect(changes().map(({ path }) => path)).toEqual(['address', 'publish']));
  });

  it('OWN-09 OWN-19 is saved once if the press that leaves its field publishes the page', async () => {
    let answer = (): void => {};
    answers['PUT address'] = async () => {
      await new Promise<void>((go) => {
        answer = go;
      });
      return said('summer');
    };
    const { field } = await open('unpublished', true);
    type(field, 'summer');
    await leave(field);
    await act(async () => document.querySelector<HTMLElement>('dialog footer button:last-child')?.click());
    expect(changes().map(({ path }) => path)).toEqual(['address']);
    await act(async () => answer());
    await vi.waitFor(() => expect(changes().map(({ path }) => path)).toEqual(['address', 'publish']));
  });

  it('OWN-09 OWN-19 is saved before the page is published if it was only typed', async () => {
    const { field } = await open('unpublished', true);
    type(field, 'summer');
    await act(async () => document.querySelector<HTMLElement>('dialog footer button:last-child')?.click());
    await vi.waitFor(() => expect(changes().map(({ path }) => path)).toEqual(['address', 'publish']));
  });

  it('OWN-09 OWN-19 says that it is taken, and the page is not published somewhere else', async () => {
    answers['PUT address'] = () =>
      Response.json({ error: 'This name is taken.', code: 'conflict' }, { status: 409 });
    const { field } = await open('unpublished', true);
    type(field, 'summer');
    await act(async () => document.querySelector<HTMLElement>('dialog footer button:last-child')?.click());
    await vi.waitFor(() =>
      expect(document.querySelector('dialog [role=alert]')?.textContent).toBe(
        'The page address wasn’t saved. This address is taken. Choose another one.',
      ),
    );
    expect(changes().map(({ path }) => path)).toEqual(['address']);
  });

  it('OWN-19 appears in the question before the first publication, as it will be saved', async () => {
    const { field } = await open('unpublished', true);
    type(field, 'Bread Club');
    expect(document.querySelector('dialog')?.textContent).toContain('Your page goes live at /l/bread-club.');
  });

  it.each([
    ['offline', 'You’re offline. Reconnect to publish.'],
    ['refused', 'Your latest changes aren’t saved. Check the message at the top, then publish.'],
  ])('OWN-09 says why nothing is published while saving is %s', async (kind, words) => {
    flush = async () => false;
    saved = kind;
    await open('unpublished', true);
    await act(async () => document.querySelector<HTMLElement>('dialog footer button:last-child')?.click());
    await vi.waitFor(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toBe(words));
    expect(changes()).toEqual([]);
  });

  it.each([
    ['live', 'https://b.example/l/spring (opens in a new tab)', true],
    ['unpublished', 'Goes live at https://b.example/l/spring when you publish.', false],
    ['paused', 'Paused: visitors can’t open https://b.example/l/spring.', false],
  ] as const)('OWN-19 is a link only if visitors can open the page: %s', async (state, words, isLink) => {
    const { find } = await open(state);
    const line = find('[data-address]');
    expect([line.textContent, line.querySelector('a') !== null]).toEqual([words, isLink]);
  });
});
