import { es as controls } from '@beckon/controls/texts/es';
import { setTexts } from '@beckon/controls/texts/setTexts';
import type { Speech } from '../Speech';
import { es } from './index';

/** Everything the console says in Spanish. */
export const spanish: Speech = {
  texts: es,
  setControls: () => setTexts(controls),
  loadLate: () => import('./spanishLate').then(({ spanishLate }) => spanishLate),
};
