import { type EditorField, type Panel, panels } from './EditorField';

/** The panels that have something to set, in the order of their tabs. */
export const usedPanels = (fields: readonly EditorField[]): (typeof panels)[number][] =>
  panels.filter(({ id }) => fields.some(({ panel }) => panel === id));

/** The panel that is open: the one that was asked for, else the first that has anything. [OWN-07] */
export function choosePanel(fields: readonly EditorField[], asked: string): Panel {
  const used = usedPanels(fields);
  return (used.find(({ id }) => id === asked) ?? used[0] ?? panels[0]).id;
}
