import { mount } from '@beckon/controls/testing/mount';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../data/createClient';
import { showAccount } from '../data/nameAccount';
import { toasts } from '../data/toasts';
import { ExportLink } from './ExportLink';

const sentence = 'You switched accounts in another tab. Reload this page.';
let asked: [string, string | undefined][];
let followed: string[];
beforeEach(() => {
  showAccount(7);
  asked = [];
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
  });
});
afterEach(() => {
  showAccount(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Presses the link while the server answers this; returns whether the browser would have gone there by itself. */
async function press(answer: () => Response): Promise<boolean> {
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([address, headers['Beckon-Account']]);
    return answer();
  });
  const { find, unmount } = mount(
    <QueryClientProvider client={createClient()}>
      <ExportLink path="/account/export">Download</ExportLink>
    </QueryClientProvider>,
    'document',
  );
  expect(find('a').getAttribute('href')).toBe('/api/v1/account/export?account=7');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void find('a').dispatchEvent(event));
  await vi.waitFor(() => expect(asked).toEqual([['/api/v1/account/export?check=true', '7']]));
  await act(async () => {});
  unmount();
  return !event.defaultPrevented;
}

it('OWN-01 OWN-12 saves the file of the account on the screen, which the browser writes as it arrives', async () => {
  expect(await press(() => new Response(undefined, { status: 204 }))).toBe(false);
  await vi.waitFor(() => expect(followed).toEqual(['/api/v1/account/export?account=7 true']));
});

it('OWN-01 OWN-12 OWN-23 says in the console why there is no file, and leaves the page as it is', async () => {
  const show = vi.spyOn(toasts, 'show');
  const refused = () => Response.json({ error: sentence, code: 'switched_account' }, { status: 409 });
  expect(await press(refused)).toBe(false);
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith(sentence, { tone: 'bad' }));
  expect(followed).toEqual([]);
});
