import { type TypeRow, typesWith } from '@beckon/contract/widgetTypes';

const having = (feature: TypeRow['has'][number]) => typesWith(({ has }) => has.includes(feature));

/** Types that have something in common, from the table of types. [ENT-02, ENT-03] */
export const typeSets = {
  /** Text, an image and a form. */
  cards: having('card'),
  /** Cards that can have two columns. */
  broad: having('columns'),
  /** Cards, and the bar. */
  titled: having('title'),
  /** Cards with an image next to the text, not behind it. */
  pictured: having('picture'),
  backdrops: having('backdrop'),
  /** Types that visitors opt in with. */
  forms: having('form'),
  ruled: typesWith(({ rules }) => rules),
};
