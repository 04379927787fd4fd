import { describe, expect, it } from 'vitest';
import { settingGroups } from '../screens/settings/settingGroups';
import { editorFields } from './editorFields';
import { pairKinds } from './pairKinds';

/** Phrases that describe a thing instead of using its common name. */
const odd =
  /\b(colours?|words on|number of your|address of|ground under|head of|stands?|whoever|nobody|an own|counts|is told|at first|way in|sign of|mail)\b/i;
const mostWords = 6;

type Labelled = { label: string; help?: string };
const labelled: readonly Labelled[] = [
  ...editorFields,
  ...settingGroups.flatMap(({ fields }) => fields),
  ...Object.values(pairKinds).flat(),
  ...editorFields.flatMap(({ control }) =>
    control.kind === 'choice' ? control.options.map(([, label]) => ({ label })) : [],
  ),
];

describe('labels', () => {
  it('OWN-07 say what a setting does in words that owners use', () => {
    const texts = labelled.flatMap(({ label, help = '' }) => [label, help]);
    expect(texts.filter((text) => odd.test(text))).toEqual([]);
  });
  it('OWN-07 are short and don’t end with a period', () => {
    const labels = labelled.map(({ label }) => label);
    expect(labels.filter((label) => label.endsWith('.') || label.split(' ').length > mostWords)).toEqual([]);
  });
});
