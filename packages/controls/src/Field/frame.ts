import { createSheet } from '../sheet/createSheet';
import classes from './frame.module.css';
import text from './frame.module.css?inline';

/** The frame that all fields share: its class, and the sheet for components that draw it. */
export const frame = { className: classes.frame, sheet: createSheet(text) };
