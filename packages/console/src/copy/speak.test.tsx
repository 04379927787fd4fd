import { type ControlTexts, defaultTexts, setTexts } from '@beckon/controls/texts/setTexts';
import { afterEach, expect, it } from 'vitest';
import { readLanguage, saveLanguage } from '../data/readLanguage';
import { copy } from './copy';
import { language, setLanguage } from './language';
import { lateCopy, loadLate, setLate } from './lateCopy';
import { speak } from './speak';

const english = { ...copy };
const controls = structuredClone(defaultTexts) as ControlTexts;
afterEach(() => {
  Object.assign(copy, english);
  for (const part of Object.keys(lateCopy)) Reflect.deleteProperty(lateCopy, part);
  setLate(undefined);
  setTexts(controls);
  setLanguage('en');
  localStorage.clear();
});

it('OWN-01 switches the texts, those of the form controls, numbers and the page to the language', async () => {
  const setControls = await speak('es');
  expect([language(), document.documentElement.lang]).toEqual(['es', 'es']);
  expect(copy.settings.language.title).toBe('Idioma');
  await setControls();
  expect(defaultTexts.field.optional).toBe('Opcional');
});

it('OWN-01 fetches the texts that few visits need when they are needed', async () => {
  await speak('es');
  expect(lateCopy).toEqual({});
  const { verdicts, translate } = await loadLate();
  expect(verdicts?.device.computer).toBe('Se muestra en computadoras.');
  expect(translate?.({ error: 'Sign in first.', reason: 'signed_out' }).error).toBe('Inicia sesión primero.');
});

it('OWN-01 keeps English if they do not arrive', async () => {
  setLate(() => Promise.reject(new Error('offline')));
  expect(await loadLate()).toEqual({});
});

it('OWN-01 uses the choice of this browser, then the first language it prefers that we have, then English', () => {
  expect(readLanguage(['de', 'es-MX', 'en'])).toBe('es');
  expect(readLanguage(['de'])).toBe('en');
  saveLanguage('en');
  expect(readLanguage(['es'])).toBe('en');
});
