import { Highlighter } from '@beckon/controls/Highlighter';
import type { Story } from '../Story';

const text = 'Fiddle-leaf fig and creeping fig';

/** A text with a marked query. */
export const highlighterStories: readonly Story[] = [
  { name: 'found', draw: () => <Highlighter text={text} query="fi" /> },
  { name: 'found-twice', draw: () => <Highlighter text={text} query="fig" /> },
  { name: 'whole', draw: () => <Highlighter text={text} query={text} /> },
  { name: 'not-found', draw: () => <Highlighter text={text} query="oak" /> },
  { name: 'no-query', draw: () => <Highlighter text={text} query="" /> },
  { name: 'accents', draw: () => <Highlighter text="Café, café, CAFÉ" query="café" /> },
  { name: 'arabic', lang: 'ar', draw: () => <Highlighter text="سرخس بوسطن" query="بوس" /> },
];
