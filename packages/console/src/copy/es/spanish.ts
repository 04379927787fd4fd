import { es as controls } from '@beckon/controls/texts/es';
import type { Speech } from '../Speech';
import { es as texts } from './index';

/** Everything the console says in Spanish. */
export const spanish: Speech = {
  texts,
  setControls: () => import('@beckon/controls/texts/setTexts').then(({ setTexts }) => setTexts(controls)),
  loadLate: () => import('./spanishLate').then(({ spanishLate }) => spanishLate),
};
