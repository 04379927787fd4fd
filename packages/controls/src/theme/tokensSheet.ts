import { createSheet } from '../sheet/createSheet';
import text from './tokens.css?inline';

/** The theme: every `--mc-*` property with its light and its dark value. */
export const tokensSheet = createSheet(text);
