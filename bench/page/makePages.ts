import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readVisitorBuild } from '../../packages/server/src/readVisitorBuild';
import type { StoredWidget } from '../../packages/server/src/rules/Account';
import { buildAccountScript } from '../../packages/server/src/rules/buildAccountScript';
import { buildBootstrap } from '../../packages/server/src/rules/buildBootstrap';
import { sampleAccount } from '../../packages/server/src/sample/sampleAccount';
import { rendererAlias } from '../../tools/build/rendererAlias';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A bubble in the corner, written by hand: about what the least of widgets would be. */
const vanilla = `(()=>{const host=document.createElement('div');document.body.append(host);
const root=host.attachShadow({mode:'open'}),sheet=new CSSStyleSheet();
sheet.replaceSync(':host{all:initial}.b{position:fixed;right:16px;bottom:16px;width:66px;height:66px;border:0;border-radius:50%;background:#0084ff;color:#fff;box-shadow:0 12px 32px -4px rgb(17 22 38/.16);cursor:pointer}.p{position:fixed;right:16px;bottom:98px;width:360px;padding:24px;border-radius:16px;background:#fff;box-shadow:0 32px 80px -12px rgb(17 22 38/.32);font:16px system-ui}.p[hidden]{display:none}');
root.adoptedStyleSheets=[sheet];
const bubble=document.createElement('button');bubble.className='b bubble';bubble.ariaLabel='Chat';bubble.ariaExpanded='false';bubble.textContent='\\u2709';
const panel=document.createElement('div');panel.className='p';panel.hidden=true;panel.textContent='How can we help you?';
bubble.onclick=()=>{panel.hidden=!panel.hidden;bubble.ariaExpanded=String(!panel.hidden)};
root.append(panel,bubble)})();`;

async function bundle(renderer: 'preact' | 'react'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { alias: rendererAlias(renderer) },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      modulePreload: false,
      rolldownOptions: {
        input: at('./BareBubble.tsx'),
        preserveEntrySignatures: false,
        output: { format: 'iife' },
      },
    },
  });
  const [first] = [result].flat() as { output: { code?: string }[] }[];
  return first?.output[0]?.code ?? '';
}

/** One page to measure: the script it carries, and how it is known that the widget is there. */
export type BenchPage = { name: string; script?: string; selector?: string };

const stored = { name: 'Bench', smsKeyword: '', status: 'active', version: 1 };
const omnichat: StoredWidget = {
  ...stored,
  widgetId: 1,
  widgetType: 'omnichat',
  channel: 'omni',
  data: { channels: { enable_email: true, email_to: 'a@example.com' }, main: { popupMessageEnabled: false } },
};
const modal: StoredWidget = {
  ...stored,
  widgetId: 2,
  widgetType: 'modal',
  channel: 'sms',
  data: { main: { title: 'Join', desc: 'Ten per cent off', whenDisplay: ['immediately', null] } },
};

/** The pages beside each other: nothing, three yardsticks, and the product with a bubble and with a modal. */
export async function makePages(product: string): Promise<BenchPage[]> {
  const visitor = await readVisitorBuild(at('../../dist/visitor/preact'));
  const accountScript = (...widgets: StoredWidget[]): string =>
    buildAccountScript(
      { host: product, ...buildBootstrap({ ...sampleAccount, whitelist: [] }, widgets).config },
      visitor,
    );
  return [
    { name: 'empty page' },
    { name: 'vanilla bubble', script: vanilla, selector: '.bubble' },
    { name: 'bare preact bubble', script: await bundle('preact'), selector: '.bubble' },
    { name: 'bare react-dom bubble', script: await bundle('react'), selector: '.bubble' },
    { name: 'omnichat bubble', script: accountScript(omnichat), selector: 'button[aria-expanded]' },
    { name: 'modal with phone form', script: accountScript(modal), selector: 'dialog[open] input[type=tel]' },
  ];
}
