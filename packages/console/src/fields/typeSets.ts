import { type TypeRow, typesWith } from '@beckon/contract/widgetTypes';

const typesHaving = (feature: TypeRow['has'][number]) => typesWith(({ has }) => has.includes(feature));

/** Types that have something in common, from the table of types. [ENT-02, ENT-03] */
export const typeSets = {
  /** Text, an image and a form. */
  cards: typesHaving('card'),
  /** Cards that can have two columns. */
  broad: typesHaving('columns'),
  /** Cards, and the bar. */
  titled: typesHaving('title'),
  /** Cards with an image next to the text, not behind it. */
  pictured: typesHaving('picture'),
  backdrops: typesHaving('backdrop'),
  /** Types that visitors opt in with. */
  forms: typesHaving('form'),
  ruled: typesWith(({ rules }) => rules),
};
