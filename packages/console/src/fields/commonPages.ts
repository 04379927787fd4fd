import { copy } from '../copy/copy';

const texts = copy.fields.rules.commonPages;

/** Pages that most sites and stores have, suggested in page rules. [DISP-16, DISP-17] */
export const commonPages = [
  ['/', texts.home],
  ['/blog/*', texts.blog],
  ['/products/*', texts.products],
  ['/collections/*', texts.collections],
  ['/cart', texts.cart],
  ['/checkout*', texts.checkout],
  ['/account*', texts.account],
] as const;
