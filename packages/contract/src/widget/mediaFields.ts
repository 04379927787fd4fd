import * as v from 'valibot';
import * as lists from '../constants/lists';
import { field } from './field';

/** Media fields, the same in `main` and `submitted`. [ENT-10, ENT-13] */
export const mediaFields = {
  mediaType: field.maybeWord(lists.mediaTypes),
  image: v.optional(v.object({ img_big: field.maybeText, gif: field.maybeText }), {}),
  imagePlacement: field.word(lists.imagePlacements, 'top'),
  videoLink: field.maybeText,
  videoPlacement: field.word(lists.imagePlacements, 'top'),
  overlay: v.optional(v.object({ enabled: field.flag(false), overlayColor: field.maybeColor }), {}),
  backgroundImage: v.optional(v.object({ img_big: field.maybeText }), {}),
};
