import type { State } from '../State';

/** Whether the messenger's plugin draws this instance, rather than our own link or form. */
export function hasPlugin({ app, widgets, instances }: State, id: string): boolean {
  const instance = instances[id];
  if (!instance || instance.fallback || app?.messenger_mode === 'link' || app?.is_eu_affected) return false;
  return widgets[instance.widgetId]?.channel === 'fb';
}
