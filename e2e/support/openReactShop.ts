import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { forward } from './forward';
import { listen, shut } from './listen';
import { readSeen } from './Seen';
import type { ServedPage } from './withRecorder';

const base = '/sites/react-router';
const accountTag = '<script src="/1001.js" async></script>';
const appTag = `src="${base}/main.js"`;

/** What the shop's owner has configured. */
export interface ShopConfig {
  widgets: readonly object[];
  account?: object;
}

/** The sample shop on React Router, on a separate origin. */
export interface ReactShop {
  /** The address of one of its routes, or of a file next to them. */
  at(route: string): string;
  /** From now on its pages have this configuration. */
  configure(config: ShopConfig): void;
  close(): Promise<void>;
}

/** Replaces a part of the page that must exist. */
function swap(html: string, part: string, other: string): string {
  if (!html.includes(part)) throw new Error(`The page of the React shop has no ${part}.`);
  return html.replace(part, () => other);
}

/**
 * Opens the shop as the product serves it, with two changes to its page: the test's own configuration in
 * place of the account script, and React's development build, which runs every effect twice.
 */
export async function openReactShop(product: { url: string }): Promise<ReactShop> {
  let script = '';
  const port = Number(new URL(product.url).port);
  const rewrite = ({ html, headers }: ServedPage): ServedPage => ({
    html: swap(swap(html, accountTag, script), appTag, `src="${base}/main.development.js"`),
    headers,
  });
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    forward(await readSeen(request), response, { port, rewrite });
  const server = createServer(
    (request, response) => void handleRequest(request, response).catch(() => response.destroy()),
  );
  const origin = `http://127.0.0.1:${await listen(server)}`;

  return {
    at: (route) => origin + base + route,
    configure({ widgets, account }) {
      // No messenger SDK, unless a test asks for it: nothing may go out.
      const config = { pageId: 1001, host: product.url, messenger_mode: 'link', ...account, widgets };
      const text = JSON.stringify(config).replaceAll('<', '\\u003c');
      script = `<script>window.trail = []; window.mcwidget = ${text}</script><script src="/widget.js" async></script>`;
    },
    close: () => shut(server),
  };
}
