import { mount } from '@beckon/controls/testing/mount';
import { type } from '@beckon/controls/testing/type';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../data/Draft';
import { fieldsFor } from '../../../fields/fieldsFor';
import { writePath } from '../../../fields/valueAtPath';
import { valuesOf } from '../../../fields/valuesOf';
import { loadLanguage } from '../../../languages/loadLanguage';
import { LanguageEditor } from './LanguageEditor';
import { LanguageList } from './LanguageList';

type Given = Partial<Parameters<typeof LanguageEditor>[0]>;
const written: Draft = { channel: 'sms', smsKeyword: '', data: { main: { title: 'Hello', desc: 'News' } } };

/** The editor of a language with a draft that changes as in the editor. */
async function open({ draft: first = written, language = 'de', ...given }: Given = {}) {
  const client = new QueryClient();
  client.setQueryData(['builtInTexts', language], await loadLanguage(language));
  let now = first;
  function EditorHost() {
    const [draft, setDraft] = useState(first);
    now = draft;
    return (
      <LanguageEditor
        language={language}
        type="modal"
        draft={draft}
        fields={fieldsFor('modal', draft.channel)}
        values={valuesOf('modal', draft)}
        account={{ pageName: 'Fern' }}
        problems={[]}
        canEdit
        onChange={(path, value) => setDraft((all) => writePath(all as never, path, value) as Draft)}
        {...given}
      />
    );
  }
  const drawn = mount(
    <QueryClientProvider client={client}>
      <EditorHost />
    </QueryClientProvider>,
    'document',
  );
  const labelled = <Found extends HTMLElement>(name: string): Found => {
    const label = [...drawn.root.querySelectorAll('label')].find((one) => one.textContent === name);
    return drawn.find(`[id="${label?.htmlFor}"]`);
  };
  const button = (name: string) =>
    [...drawn.root.querySelectorAll('button')].find((one) => one.textContent === name);
  return { ...drawn, labelled, button, data: () => now.data };
}
const write = (area: HTMLTextAreaElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('LanguageEditor', () => {
  it('OWN-07 OWN-23 each text has an input with a name, in its language, with our translation as an example', async () => {
    const { labelled, unmount } = await open({ language: 'ar' });
    const arabic = await loadLanguage('ar');
    const headline = labelled<HTMLInputElement>('Headline, in Arabic');
    expect([headline.lang, headline.dir, headline.placeholder]).toEqual(['ar', 'rtl', '']);
    expect(labelled<HTMLInputElement>('Button text, in Arabic').placeholder).toBe(arabic.texts.subscribe);
    expect(labelled<HTMLInputElement>('“Close”, in Arabic').placeholder).toBe(arabic.texts.close);
    unmount();
  });
  it('OWN-07 what is written is kept in the draft, and what is emptied goes', async () => {
    const { labelled, data, unmount } = await open();
    type(labelled('Headline, in German'), 'Hallo');
    type(labelled('“Close”, in German'), 'Zumachen');
    expect(data()['languages']).toEqual({
      de: { fields: { 'main.title': 'Hallo' }, texts: { close: 'Zumachen' } },
    });
    type(labelled('“Close”, in German'), '');
    type(labelled('Headline, in German'), '');
    expect(data()).toEqual(written.data);
    unmount();
  });
  it('OWN-07 a translation can be removed as a whole', async () => {
    const languages = { de: { fields: { 'main.title': 'Hallo' } }, fr: { texts: { close: 'Fermer' } } };
    const draft = { ...written, data: { ...written.data, languages } };
    const { button, data, unmount } = await open({ draft });
    act(() => button('Remove translation')?.click());
    expect(data()['languages']).toEqual({ fr: languages.fr });
    expect(button('Remove translation')).toBeUndefined();
    unmount();
  });
  it('SMS-11 A-45 the legal text counts once it is confirmed, and again after each change', async () => {
    const { labelled, button, find, data, unmount } = await open({
      account: { pageName: 'Fern', isEuAffected: true },
    });
    const legal = () => labelled<HTMLTextAreaElement>('Legal text, in German');
    const { eu } = (await loadLanguage('de')).legal;
    expect(legal().value).toBe(eu);
    expect(data()['languages']).toBeUndefined();
    act(() => button('Confirm legal text')?.click());
    const kept = { de: { legal: { text: legal().value, law: 'eu' } } };
    expect(data()['languages']).toEqual(kept);
    expect(find('[data-legal] [role=status]').textContent).toBe('Confirmed');

    write(legal(), 'Ja, gern.');
    // What was confirmed stays, and so does what was typed, wherever the owner goes next.
    expect(data()['languages']).toEqual({ de: { ...kept.de, legalDraft: 'Ja, gern.' } });
    expect([legal().value, find('[data-legal] [role=status]').textContent]).toEqual([
      'Ja, gern.',
      'Confirm your changes before you publish.',
    ]);
    expect(button('Confirm legal text')?.disabled).toBe(true);
    write(legal(), ' Ja, gern. STOP beendet das. ');
    act(() => button('Confirm legal text')?.click());
    expect(data()['languages']).toEqual({
      de: { legal: { text: 'Ja, gern. STOP beendet das.', law: 'eu' } },
    });
    unmount();
  });
  it.each([
    ['en', { channel: 'sms' }, false],
    ['de', { channel: 'fb' }, false],
    ['de', { channel: 'sms' }, true],
  ] as const)('SMS-11 asks for a legal text in %s with %j: %s', async (language, draft, is) => {
    const { root, unmount } = await open({ language, draft: { ...written, ...draft } });
    expect(root.querySelector('[data-legal]') !== null).toBe(is);
    unmount();
  });
  it('SMS-11 A-45 nothing can be confirmed before the law that applies is known', async () => {
    const { root, unmount } = await open({ account: undefined });
    expect(root.querySelector('[data-legal]')).toBeNull();
    unmount();
  });
  it.each([
    ['data.languages.de.fields.main.title', 'Headline, in German'],
    ['data.languages.de.legal.text', 'Legal text, in German'],
    ['data.languages.de.texts.close', '“Close”, in German'],
  ])('OWN-10 shows a problem of the server with %s at its text', async (path, name) => {
    const { labelled, root, find, unmount } = await open({ problems: [{ path, message: 'is too long' }] });
    expect(labelled(name).getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(find('fieldset').textContent).toContain('This is too long.');
    unmount();
  });
});

describe('LanguageList', () => {
  it('OWN-07 SMS-11 tells of each language how far it is translated, and whether its legal text is confirmed', () => {
    const legal = { text: 'Sí. STOP', law: 'us' };
    const draft: Draft = {
      ...written,
      data: {
        ...written.data,
        languages: {
          de: { fields: { 'main.title': 'Hallo' } },
          es: { legal },
          en: { texts: { close: 'Shut' } },
        },
      },
    };
    const { find, unmount } = mount(
      <LanguageList
        draft={draft}
        fields={fieldsFor('modal', 'sms')}
        values={valuesOf('modal', draft)}
        account={{}}
        last={undefined}
      />,
      'document',
    );
    const tell = (language: string) => find(`[data-language=${language}]`).textContent;
    const tones = (language: string) =>
      [...find(`[data-language=${language}]`).querySelectorAll('[data-tone]')].map((one) =>
        one.getAttribute('data-tone'),
      );
    expect(tell('de')).toBe('German Deutsch4 of 5 translatedLegal text not confirmed');
    expect(tones('de')).toEqual(['quiet', 'warn']);
    expect(tell('es')).toBe('Spanish EspañolBuilt-in wordingLegal text confirmed');
    expect(tell('en')).toBe('English1 built-in phrase changed');
    expect(tones('fr')).toEqual(['quiet', 'quiet']);
    expect(find<HTMLAnchorElement>('[data-language=de] a').getAttribute('href')).toContain(
      'panel=languages&language=de',
    );
    unmount();
  });
});
