import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readLanguage, saveLanguage } from '../../../data/readLanguage';
import { LanguageChoice } from './LanguageChoice';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('OWN-01 keeps the language you choose and reloads the page in it', async () => {
  saveLanguage('en');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { root, find, unmount } = mount(<LanguageChoice />, 'document');
  const labels = [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['English', 'Español']);
  expect(find<HTMLInputElement>('input:checked').value).toBe('en');
  await act(async () => find<HTMLInputElement>('input[value=es]').click());
  expect(readLanguage(['en-US'])).toBe('es');
  expect(reload).toHaveBeenCalledOnce();
  unmount();
});
