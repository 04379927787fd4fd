import type { Translation } from '../Translation';
import { common } from './common';
import { data } from './data';
import { editor } from './editor';
import { figures } from './figures';
import { install } from './install';
import { parts } from './parts';
import { results } from './results';
import { settings } from './settings';
import { shell } from './shell';
import { signIn } from './signIn';
import { start } from './start';
import { subscribers } from './subscribers';
import { widgets } from './widgets';

/** The console's texts in Spanish. */
export const es: Translation = {
  common,
  data,
  editor,
  figures,
  install,
  parts,
  results,
  settings,
  shell,
  signIn,
  start,
  subscribers,
  widgets,
};
