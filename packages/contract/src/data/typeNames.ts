import { wideColumnOf } from '../widget/widgetTypes';

/** Names of the types for owners, and the names of new widgets. [ENT-02, ENT-03, OWN-06] */
export const typeNames = wideColumnOf(({ names }) => names.en);
