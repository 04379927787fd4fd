import { common } from './common';
import { data } from './data';
import { draft } from './draft';
import { fields } from './fields';
import { figures } from './figures';
import { install } from './install';
import { preview } from './preview';
import { results } from './results';
import { rules } from './rules';
import { shell } from './shell';
import { signIn } from './signIn';
import { start } from './start';
import { subscribers } from './subscribers';
import { templates } from './templates';

/** The console's texts in English, one part for each screen. */
export const en = {
  common,
  data,
  draft,
  fields,
  figures,
  install,
  preview,
  results,
  rules,
  shell,
  signIn,
  start,
  subscribers,
  templates,
} as const;
