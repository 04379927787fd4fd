import { buildAccountScript } from '../../packages/server/src/rules/buildAccountScript';
import { buildBootstrap } from '../../packages/server/src/rules/buildBootstrap';
import { sampleAccount } from '../../packages/server/src/sample/sampleAccount';
import { sampleWidgets } from '../../packages/server/src/sample/sampleWidgets';

/** The account script of the sample account, as a visitor of a real installation would load it. */
export function renderAccountScript(): string {
  const host = 'https://widgets.example.com';
  const { config } = buildBootstrap(sampleAccount, sampleWidgets);
  return buildAccountScript({ host, ...config }, `${host}/assets/widget-XXXXXXXX.js`);
}
