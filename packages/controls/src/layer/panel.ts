import { createSheet } from '../sheet/createSheet';
import classes from './panel.module.css';
import text from './panel.module.css?inline';

/** The surface of everything that floats above the page: its class, and the sheet that `usePopover` adopts. */
export const panel = { className: classes.panel, sheet: createSheet(text) };
