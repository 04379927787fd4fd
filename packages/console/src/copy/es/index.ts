import type { Translation } from '../Translation';
import { common } from './common';
import { data } from './data';
import { draft } from './draft';
import { editor } from './editor';
import { fields } from './fields';
import { figures } from './figures';
import { install } from './install';
import { languages } from './languages';
import { parts } from './parts';
import { preview } from './preview';
import { results } from './results';
import { rules } from './rules';
import { settings } from './settings';
import { shell } from './shell';
import { signIn } from './signIn';
import { start } from './start';
import { subscribers } from './subscribers';
import { templates } from './templates';
import { widgets } from './widgets';

/** The console's texts in Spanish. */
export const es: Translation = {
  common,
  data,
  draft,
  editor,
  fields,
  figures,
  install,
  languages,
  parts,
  preview,
  results,
  rules,
  settings,
  shell,
  signIn,
  start,
  subscribers,
  templates,
  widgets,
};
