import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';

const countries = [{ code: 'US', name: 'United States', native: 'United States', dial: '1' }];

/** A page that has not loaded the list yet, and whose network returns this for it. */
async function start(fetchList: () => object) {
  vi.resetModules();
  vi.doMock('./CountryList', fetchList);
  const { PhoneInput } = await import('./PhoneInput');
  const { loadCountryList } = await import('./useCountryList');
  const mounted = mount(
    <PhoneInput {...{ countries }} label="Phone" value={{ country: 'US', number: '' }} onChange={() => {}} />,
  );
  const [button, input] = [mounted.find('button'), mounted.find('input')];
  const busy = () => button.getAttribute('aria-busy');
  const expanded = () => button.getAttribute('aria-expanded');
  return { ...mounted, button, input, busy, expanded, loadCountryList };
}

describe('useCountryList', () => {
  afterEach(() => void vi.doUnmock('./CountryList'));

  it('a list that loads late does not take the focus from a visitor who has moved on', async () => {
    const { root, button, input, busy, expanded, loadCountryList, unmount } = await start(() => ({
      CountryList: () => null,
    }));
    act(() => button.click());
    expect([busy(), expanded()]).toEqual(['true', 'false']);
    act(() => input.focus());
    expect(busy()).toBeNull();
    await act(() => loadCountryList());
    expect([expanded(), root.activeElement]).toEqual(['false', input]);
    act(() => button.click());
    expect(expanded()).toBe('true');
    unmount();
  });
});
