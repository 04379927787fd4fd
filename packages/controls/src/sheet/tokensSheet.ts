import dark from '../theme/dark.css?inline';
import { highestLayer } from '../theme/highestLayer';
import text from '../theme/tokens.css?inline';
import { createSheet } from './createSheet';

const auto = dark.replace(/(data-mc-scheme=["']?)dark/g, '$1auto');

/** The theme: every `--mc-*` property with its light and its dark value, which "auto" uses if the visitor prefers it. */
export const tokensSheet = createSheet(
  `${text}${dark}@media (prefers-color-scheme: dark) {${auto}}@layer mc-tokens{:root,:host{--mc-top:${highestLayer}}}`,
);
