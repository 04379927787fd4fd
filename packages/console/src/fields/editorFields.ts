import { afterFields } from './afterFields';
import { commentFields } from './commentFields';
import { contentFields } from './contentFields';
import type { EditorField } from './EditorField';
import { layoutFields } from './layoutFields';
import { lookFields } from './lookFields';
import { optInFields } from './optInFields';
import { ruleFields } from './ruleFields';

/** Every field of every type, in the order of the panels: the single list of what owners can change. [OWN-07] */
export const editorFields: readonly EditorField[] = [
  ...contentFields,
  ...lookFields,
  ...layoutFields,
  ...optInFields,
  ...commentFields,
  ...afterFields,
  ...ruleFields,
];
