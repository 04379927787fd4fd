import { highestLayer } from '@beckon/controls/theme/highestLayer';

/** At the highest layer the order of elements would decide: bars and bubbles go one layer down while a card is open. */
export const stepDownText = `:root{--mc-under:${highestLayer - 1}}`;
