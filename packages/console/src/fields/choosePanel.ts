import { type EditorField, type Panel, panels } from './EditorField';

/** The panels that have settings, in the order of their tabs. */
export const usedPanels = (fields: readonly EditorField[]): (typeof panels)[number][] =>
  panels.filter(({ id }) => fields.some(({ panel }) => panel === id));

/** The panel to open: the requested one, or else the first that has settings. [OWN-07] */
export function choosePanel(fields: readonly EditorField[], asked: string): Panel {
  const used = usedPanels(fields);
  return (used.find(({ id }) => id === asked) ?? used[0] ?? panels[0]).id;
}
