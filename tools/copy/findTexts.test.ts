import { expect, it } from 'vitest';
import { findTexts } from './findTexts';

it.each([
  ['<p>Nothing yet</p>', ['Nothing yet']],
  ['<p title="Open it">{n}</p>', ['Open it']],
  ['<p className="one two" data-x="Some words">{texts.none}</p>', []],
  ["show('Saved.')", ['Saved.']],
  ["const label = isOn ? 'On' : texts.off;", ['On']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of code
  ['`Hello ${name}, how are you`', ['Hello ', ', how are you']],
  ["const names = { 'a key': texts.a };", []],
  ["if (key === 'Escape') close();", []],
  ["switch (key) { case 'Home': show('Saved.'); }", ['Saved.']],
  ["element.closest('input:not([type=radio]), textarea')", []],
  ["element.closest('input, textarea, [popover]')", []],
  ["classes['some name']", []],
  ["type State = 'Some words';", []],
  ["const group = 'Recent' as const;", ['Recent']],
  ["import { a } from 'some words';", []],
  ["throw new Error('For developers only');", []],
  ["const embed = '<div class=x>';", []],
  ["const userAgent = 'Mozilla/5.0 (iPhone; like Mac OS X)';", []],
])('finds the texts in %s', (source, texts) => {
  expect(findTexts('sample.tsx', source)).toEqual(texts);
});
