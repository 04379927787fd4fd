import { join } from 'node:path';
import { parseBootstrap } from '@beckon/contract';
import { buildAccountScript } from '../../packages/server/src/serving/pure/buildAccountScript';
import { readVisitorBuild } from '../../packages/server/src/serving/readVisitorBuild';

type Given = { widgets: readonly object[]; account: object; body: string; nonce?: string };

/** A page with the script of an account with these widgets, as the server builds it. */
export async function compiled(
  product: { url: string },
  { widgets, account, body, nonce = '' }: Given,
): Promise<string> {
  const host = product.url;
  const parsed = parseBootstrap({ host, messenger_mode: 'link', ...account, widgets });
  if (!parsed.ok || parsed.rejected.length > 0) throw new Error(JSON.stringify(parsed));
  const build = await readVisitorBuild(join(import.meta.dirname, '../../dist/visitor/preact'));
  const script = buildAccountScript({ ...parsed.account, host, widgets: parsed.widgets }, build);
  return `${body}<script nonce="${nonce}">${script}</script>`;
}
