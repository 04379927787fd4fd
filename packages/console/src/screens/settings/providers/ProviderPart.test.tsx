import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { ProviderPart } from './ProviderPart';

/** A provider that the console has never heard of. */
const pigeon: Api['provider'] = {
  name: 'pigeon',
  channel: 'sms',
  label: 'Pigeon Post',
  lead: { en: 'By air.', es: 'Por aire.' },
  fields: [
    {
      name: 'loft',
      label: { en: 'Loft', es: 'Palomar' },
      help: { en: 'On the roof.', es: 'En el tejado.' },
      placeholder: 'L1',
      isSecret: false,
    },
    { name: 'ring', label: { en: 'Ring', es: 'Anilla' }, help: null, placeholder: '', isSecret: true },
  ],
  setUp: [{ label: { en: 'Landing place', es: 'Pista' }, value: 'https://w.example/webhooks/sms/pigeon' }],
};

function open(connections: Api['connections']['connections'] = []) {
  const acts: unknown[] = [];
  const act = async (given: unknown) => void acts.push(given);
  const stage = mount(
    <QueryClientProvider client={new QueryClient()}>
      <ProviderPart
        provider={pigeon}
        connections={{ connections } as Api['connections']}
        chosen="none"
        hasTest={false}
        act={act as never}
      />
    </QueryClientProvider>,
    'document',
  );
  return { ...stage, acts };
}
afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
});

const connected = { name: 'pigeon', hint: 'old7', updatedAt: '2026-11-15T12:00:00Z', calledAt: null };

describe('ProviderPart', () => {
  it('OWN-02 OWN-13 asks for what the provider’s record lists, and sends it', async () => {
    const { find, root, acts, unmount } = open();
    const inputs = [...root.querySelectorAll('input')].map((one) => [one.name, one.type, one.placeholder]);
    expect(inputs).toEqual([
      ['loft', 'text', 'L1'],
      ['ring', 'password', ''],
    ]);
    expect(find('form').textContent).toContain('On the roof.');
    const send = find<HTMLButtonElement>('button[type=submit]');
    expect([send.textContent, send.disabled]).toEqual(['Connect Pigeon Post', true]);
    type(find<HTMLInputElement>('input[name=loft]'), 'L7');
    type(find<HTMLInputElement>('input[name=ring]'), 'gold');
    await act(async () => find<HTMLFormElement>('form').requestSubmit());
    expect(acts).toEqual([{ name: 'pigeon', values: { loft: 'L7', ring: 'gold' } }]);
    unmount();
  });

  it('OWN-02 shows what to set up at a connected provider', () => {
    const { find, unmount } = open([connected]);
    const text = find('section').textContent;
    for (const part of ['By air.', 'Ends in old7', 'Landing place', pigeon.setUp[0]?.value])
      expect(text).toContain(part);
    unmount();
  });

  it.each([
    [null, 'No reply or report from Pigeon Post yet.'],
    ['2020-11-15T12:00:00Z', 'Last call from Pigeon Post: '],
  ])('OWN-02 OWN-13 says whether a connected provider has called (%s)', (calledAt, words) => {
    const { find, unmount } = open([{ ...connected, calledAt }]);
    expect(find('section').textContent).toContain(words);
    unmount();
  });

  it('OWN-02 uses the record’s texts in the language of the console', () => {
    setLanguage('es');
    const { find, unmount } = open();
    const text = find('section').textContent;
    for (const part of ['Por aire.', 'Palomar', 'En el tejado.', 'Anilla']) expect(text).toContain(part);
    unmount();
  });
});
