import { setTexts } from '@beckon/controls/texts/setTexts';
import type { Speech } from '../Speech';
import { controls } from './controls';
import { es } from './index';

/** Everything the console says in Spanish. */
export const spanish: Speech = { texts: es, setControls: () => setTexts(controls) };
