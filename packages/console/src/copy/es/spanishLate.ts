import type { LateTranslation } from '../Translation';
import { translateProblems } from '../translateProblems';
import { reasons } from './reasons';
import { verdicts } from './verdicts';

/** What the console says in Spanish about rejected requests and simulated visitors. */
export const spanishLate: LateTranslation = {
  verdicts,
  translate: (answer) => translateProblems(answer, reasons),
};
