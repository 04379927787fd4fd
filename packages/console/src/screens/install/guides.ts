import { copy } from '../../copy/copy';

const { html, tags, wordpress, react } = copy.install.guides;

/** Where the script goes on some common platforms. [OWN-04] */
export const guides = [
  { id: 'html', ...html },
  { id: 'tags', ...tags },
  { id: 'wordpress', ...wordpress },
  { id: 'react', ...react },
] as const;
