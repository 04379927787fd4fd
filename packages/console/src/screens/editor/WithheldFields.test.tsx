import { mount } from '@beckon/controls/testing/mount';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../data/Draft';
import { valuesOf } from '../../fields/valuesOf';
import { WithheldFields } from './WithheldFields';

function read(data: Draft['data'], mode: 'link' | 'plugin', type: 'modal' | 'checkbox' = 'modal'): string {
  const draft: Draft = { channel: 'fb', smsKeyword: '', data };
  const { root, unmount } = mount(
    <WithheldFields type={type} draft={draft} values={valuesOf(type, draft)} panel="optIn" mode={mode} />,
  );
  const said = root.querySelector('[data-withheld]')?.textContent ?? '';
  unmount();
  return said;
}

describe('WithheldFields', () => {
  it('A-96 A-17 names the settings of the plugin that don’t apply to links', () => {
    const said = read({ main: { buttonType: 'checkbox' } }, 'link');
    expect(said).toContain('open Messenger with links');
    expect(said).toContain('Checked by default');
    expect(said).toContain('Change in settings');
  });
  it('A-96 names the settings of links that don’t apply to the plugin', () => {
    expect(read({}, 'plugin', 'checkbox')).toContain('Link under checkbox');
  });
  it.each([
    ['there is no checkbox', {}, 'link'],
    ['everything applies', { main: { buttonType: 'checkbox' } }, 'plugin'],
  ] as const)('A-96 says nothing if %s', (_why, data, mode) => {
    expect(read(data, mode)).toBe('');
  });
});
