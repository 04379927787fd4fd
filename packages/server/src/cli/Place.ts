import { callServer, type ServerAddress } from './callServer';
import type { ServerWidget } from './files/WidgetContent';
import { mapFew } from './mapFew';

/** What `pull`, `diff` and `push` need: the server, the folder, the files the user named, and the options. */
export type Place = {
  server: ServerAddress;
  dir: string;
  named: string[];
  publishes: boolean;
  forces: boolean;
  print: (line: string) => void;
};

/** The server limits calls; more at a time would only queue. */
export const callsAtATime = 4;

/** Every widget of the account, with its content. */
export async function fetchWidgets({ server }: Place): Promise<ServerWidget[]> {
  type List = { widgets: { widgetId: number }[] };
  const { widgets } = await callServer<List>(server, 'GET', { path: '/widgets' });
  return await mapFew(widgets, callsAtATime, ({ widgetId }) =>
    callServer<ServerWidget>(server, 'GET', { path: `/widgets/${widgetId}` }),
  );
}
