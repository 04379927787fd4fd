import { darkValues } from '@beckon/controls/theme/darkValues';
import type { Theme } from '../core/view/View';

const text: Record<Theme['scheme'], string> = {
  light: '',
  dark: `:host{${darkValues}}`,
  auto: `@media (prefers-color-scheme:dark){:host{${darkValues}}}`,
};

/** Light or dark as a style of the shadow root: the element may be the page's own, and its attributes stay untouched. [LOAD-19, A-04] */
export function schemeText(scheme: Theme['scheme']): string {
  return text[scheme];
}
