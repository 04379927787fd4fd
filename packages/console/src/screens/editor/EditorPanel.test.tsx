import { lists, supportsChannel } from '@beckon/contract';
import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Draft, WidgetType } from '../../data/Draft';
import { panels } from '../../fields/EditorField';
import { fieldsFor, isShown } from '../../fields/fieldsFor';
import { isDrawn } from '../../fields/isDrawn';
import { valuesOf } from '../../fields/valuesOf';
import { EditorPanel } from './EditorPanel';

const channelsOf = (type: WidgetType) =>
  isDrawn(type) ? lists.channels.filter((channel) => supportsChannel(type, channel)) : (['fb'] as const);
const kinds = [...lists.runtimeTypes, ...lists.otherKinds].flatMap((type) =>
  channelsOf(type).map((channel) => [type, channel] as const),
);

/** Sends no requests: the tests look at what is drawn without an answer. */
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** The name of a control for screen readers. */
function nameOf(control: Element): string {
  const root = control.ownerDocument;
  const group = control.closest('[role=radiogroup]');
  const byId = [control, group].flatMap((one) => one?.getAttribute('aria-labelledby')?.split(' ') ?? []);
  const label = control.id ? root.querySelector(`label[for="${control.id}"]`) : null;
  const words = [
    control.getAttribute('aria-label'),
    ...byId.map((id) => root.getElementById(id)?.textContent),
    label?.textContent,
    control.closest('label')?.textContent,
    group?.getAttribute('aria-label'),
  ];
  return words.filter(Boolean).join(' ').trim();
}

describe('EditorPanel', () => {
  const open = (given: Partial<Parameters<typeof EditorPanel>[0]>) => {
    const draft: Draft = { channel: 'sms', smsKeyword: 'x', data: {} };
    return mount(
      <QueryClientProvider client={client}>
        <EditorPanel
          type="modal"
          draft={draft}
          fields={fieldsFor('modal', 'sms')}
          values={valuesOf('modal', draft)}
          panel="optIn"
          problems={[]}
          canEdit
          onChange={() => {}}
          {...given}
        />
      </QueryClientProvider>,
      'document',
    );
  };
  it('OWN-10 shows a problem next to its field: the keyword, the channel, or an entry of a list', () => {
    const complain = (panel: string, path: string) => {
      const { root, unmount } = open({ panel, problems: [{ path, message: `is wrong at ${path}` }] });
      const invalid = root.querySelector('[aria-invalid=true]');
      const words = root.querySelector('fieldset')?.textContent;
      unmount();
      return [invalid !== null, words?.includes(`This is wrong at ${path}.`)];
    };
    expect(complain('optIn', 'smsKeyword')).toEqual([true, true]);
    expect(complain('optIn', 'channel')[1]).toBe(true);
    expect(complain('where', 'data.setup.urlBlacklist.2')).toEqual([true, true]);
    expect(complain('content', 'data.main.showDescription')[1]).toBe(true);
  });
  it('OWN-10 opens at the field with a problem if the address asks for that, once', () => {
    const problems = [{ path: 'data.main.smsButtonText', message: 'is too long' }];
    history.replaceState(null, '', '/?panel=optIn&problem=first');
    const { root, unmount } = open({ problems });
    const field = root.querySelector('[aria-invalid=true]');
    expect([document.activeElement, location.search]).toEqual([field, '?panel=optIn']);
    unmount();
    const again = open({ problems });
    expect(document.activeElement).toBe(document.body);
    again.unmount();
  });
  it('OWN-23 a panel has the name of its tab, and tells viewers that they can only look', () => {
    const { find, unmount } = open({ canEdit: false });
    expect(find('legend').textContent).toBe('Opt-in');
    expect(find<HTMLFieldSetElement>('fieldset').disabled).toBe(true);
    expect(find('fieldset').textContent).toContain('view-only access');
    unmount();
  });
  it.each(kinds)('OWN-07 OWN-23 every field of a %s on %s has a control with a name', (type, channel) => {
    const draft: Draft = { channel, smsKeyword: '', data: {} };
    const values = valuesOf(type, draft);
    const fields = fieldsFor(type, channel);
    for (const { id } of panels) {
      const { root, unmount } = mount(
        <QueryClientProvider client={client}>
          <EditorPanel
            type={type}
            draft={draft}
            fields={fields}
            values={values}
            panel={id}
            problems={[]}
            canEdit
            onChange={() => {}}
          />
        </QueryClientProvider>,
        'document',
      );
      const wanted = fields.filter((field) => field.panel === id && isShown(field, values, draft.data));
      const drawn = [...root.querySelectorAll<HTMLElement>('[data-field]')];
      expect(drawn.map((one) => one.dataset['field']).sort()).toEqual(wanted.map(({ path }) => path).sort());
      for (const one of drawn) {
        const control = one.querySelector('input, textarea, button, [role=combobox]');
        expect([one.dataset['field'], control && nameOf(control) !== '']).toEqual([
          one.dataset['field'],
          true,
        ]);
      }
      unmount();
    }
  });
});
