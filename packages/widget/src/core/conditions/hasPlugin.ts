import type { State } from '../State';

/** Is this instance drawn by the messenger's plugin, rather than by a link or a form of ours? */
export function hasPlugin({ app, widgets, instances }: State, id: string): boolean {
  const instance = instances[id];
  if (!instance || instance.fallback || app?.messenger_mode === 'link' || app?.is_eu_affected) return false;
  return widgets[instance.widgetId]?.channel === 'fb';
}
