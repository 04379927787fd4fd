import { lists } from '@beckon/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { englishWord } from '../copy/testing/englishWord';
import { speakIn } from '../copy/testing/speakIn';

let templates: typeof import('./templates').templates;
let blankFor: typeof import('./blankFor').blankFor;
beforeAll(async () => {
  vi.resetModules();
  await speakIn('es');
  ({ templates } = await import('./templates'));
  ({ blankFor } = await import('./blankFor'));
});
afterAll(() => {
  vi.resetModules();
});

/** Every text in a value, without codes: addresses, colors, and the words of rules. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[ ¡¿]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('OWN-01 OWN-06 in a Spanish console, templates have Spanish texts', () => {
  for (const { id, name, pitch, data } of templates) {
    const texts = [name, pitch, ...textsIn(data)];
    expect([id, texts.length > 3, texts.filter((text) => englishWord.test(text))]).toEqual([id, true, []]);
  }
});

it('OWN-01 OWN-06 in a Spanish console, a widget from scratch has a Spanish name and Spanish texts', () => {
  for (const type of [...lists.runtimeTypes, ...lists.otherKinds]) {
    const { name, data } = blankFor(type);
    expect([type, [name, ...textsIn(data)].filter((text) => englishWord.test(text))]).toEqual([type, []]);
  }
  expect(blankFor('landing').name).toBe('Página de destino');
});
