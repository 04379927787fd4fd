import { wideColumnOf } from '../widget/widgetTypes';

/** Names of the types for owners who use the console in Spanish. [ENT-02, ENT-03] */
export const spanishTypeNames = wideColumnOf(({ names }) => names.es);
