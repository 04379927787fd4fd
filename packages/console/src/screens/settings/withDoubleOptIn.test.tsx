import { mount } from '@beckon/controls/testing/mount';
import { press } from '@beckon/controls/testing/press';
import { type } from '@beckon/controls/testing/type';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../components/SessionContext';
import type { Api } from '../../data/Api';
import { SettingsGroup } from './SettingsGroup';
import { settingGroups } from './settingGroups';

let accountId = 9000;
const switches = 'input[role=switch]';
const saved = { country: 'US', smsCountries: [], smsDoubleOptIn: false, strangers: [], providers: [] };

function open(id: 'texts' | 'site', settings: Partial<Api['settings']>, role: 'owner' | 'viewer' = 'owner') {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return await new Promise<Response>(() => {});
  });
  const group = settingGroups.find((one) => one.id === id) as (typeof settingGroups)[number];
  const session = { account: { accountId }, role } as Api['session'];
  const client = new QueryClient();
  const draw = (now: object) => (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <SettingsGroup
          group={group}
          settings={{ ...saved, ...settings, ...now } as unknown as Api['settings']}
        />
      </SessionContext>
    </QueryClientProvider>
  );
  const { find, root, rerender, unmount } = mount(draw({}), 'document');
  /** The switch and what it says, if it is there; and whether it stands out. */
  const findSwitch = () => {
    const row = [...root.querySelectorAll<HTMLInputElement>(switches)]
      .map((input) => ({ input, box: input.closest('fieldset > div') }))
      .find(({ box }) => box?.textContent?.startsWith('Double opt-in'));
    return row && { ...row, text: row.box?.textContent, isNotice: row.box?.className === 'notice' };
  };
  const pickCountry = (name: string) => {
    const label = [...root.querySelectorAll('label')].find((one) => one.textContent === 'Country');
    const input = find<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
    type(input, name);
    press(input, 'ArrowDown');
    press(input, 'Enter');
  };
  const turn = () => act(() => findSwitch()?.input.click());
  const save = () => act(async () => find<HTMLFormElement>('form').requestSubmit());
  /** Leaves nothing unsaved behind. */
  const end = async () => {
    await save();
    rerender(draw(Object.assign({}, ...sent)));
    unmount();
  };
  return { findSwitch, pickCountry, turn, save, sent, end };
}
beforeEach(() => {
  // Unsaved changes stay with their account.
  accountId += 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

const help = 'New subscribers confirm by replying YES.';
const plain = `Double opt-in${help}`;
const advice = (countries: string) => `${plain} Recommended in: ${countries}.`;

describe('the switch for double opt-in', () => {
  it.each([
    ['US', [], false, plain, false],
    ['DE', [], false, advice('Germany'), true],
    ['DE', [], true, advice('Germany'), false],
    ['US', ['FR', 'AT'], false, advice('Austria'), true],
    ['DE', ['FR'], false, plain, false],
    ['US', ['DE', 'CH'], false, advice('Germany, Switzerland'), true],
  ])(
    'OWN-02 SMS-11 of an account in %s that texts to %j, on: %s',
    async (country, smsCountries, smsDoubleOptIn, text, isNotice) => {
      const { findSwitch, end } = open('texts', { country, smsCountries, smsDoubleOptIn });
      const found = findSwitch();
      expect([found?.text, found?.isNotice, found?.input.checked]).toEqual([text, isNotice, smsDoubleOptIn]);
      await end();
    },
  );

  it('OWN-02 SMS-11 is suggested, turned on by its owner, and saved with the other changes', async () => {
    const { findSwitch, turn, save, sent, end } = open('texts', { country: 'DE' });
    const before = findSwitch()?.box;
    turn();
    // It stays where it is until it's saved.
    expect([findSwitch()?.input.checked, findSwitch()?.isNotice]).toEqual([true, true]);
    expect([findSwitch()?.box === before, sent]).toEqual([true, []]);
    await save();
    expect(sent).toEqual([{ smsDoubleOptIn: true }]);
    await end();
  });

  it('OWN-02 SMS-11 comes with a country in which it is advisable, and changes nothing by itself', async () => {
    const { findSwitch, pickCountry, save, sent, end } = open('site', {});
    expect(findSwitch()).toBeUndefined();
    pickCountry('Germany');
    expect(findSwitch()).toMatchObject({
      text: advice('Germany'),
      isNotice: true,
      input: { checked: false },
    });
    await save();
    expect(sent).toEqual([{ country: 'DE' }]);
    await end();
  });

  it('OWN-02 SMS-11 that was turned on with a country is visible as long as it will be saved', async () => {
    const { findSwitch, pickCountry, turn, save, sent, end } = open('site', {});
    pickCountry('Germany');
    turn();
    pickCountry('France');
    expect(findSwitch()).toMatchObject({ text: plain, input: { checked: true } });
    await save();
    expect(sent).toEqual([{ country: 'FR', smsDoubleOptIn: true }]);
    await end();
  });

  it.each([
    ['France', {}],
    ['Germany', { smsDoubleOptIn: true }],
    ['Germany', { smsCountries: ['FR'] }],
  ])('OWN-02 SMS-11 does not come with %s in an account with %j', async (country, settings) => {
    const { findSwitch, pickCountry, end } = open('site', settings);
    pickCountry(country);
    expect(findSwitch()).toBeUndefined();
    await end();
  });

  it('OWN-02 someone who may not change settings can’t turn it on', async () => {
    const { findSwitch, end } = open('texts', { country: 'DE' }, 'viewer');
    expect(findSwitch()?.input.closest('fieldset')?.disabled).toBe(true);
    await end();
  });
});
