import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Renderer, rendererAlias } from '../../tools/build/rendererAlias';
import type { BenchPage } from './BenchPage';
import { yardstickId } from './writeTables';

/** A bubble in the corner, written by hand: about the least that a widget can be. */
const vanilla = `(()=>{const host=document.createElement('div');document.body.append(host);
const root=host.attachShadow({mode:'open'}),sheet=new CSSStyleSheet();
sheet.replaceSync(':host{all:initial}.b{position:fixed;right:16px;bottom:16px;width:66px;height:66px;border:0;border-radius:50%;background:#0084ff;color:#fff;box-shadow:0 12px 32px -4px rgb(17 22 38/.16);cursor:pointer}.p{position:fixed;right:16px;bottom:98px;width:360px;padding:24px;border-radius:16px;background:#fff;box-shadow:0 32px 80px -12px rgb(17 22 38/.32);font:16px system-ui}.p[hidden]{display:none}');
root.adoptedStyleSheets=[sheet];
const bubble=document.createElement('button');bubble.className='b bubble';bubble.ariaLabel='Chat';bubble.ariaExpanded='false';bubble.textContent='\\u2709';
const panel=document.createElement('div');panel.className='p';panel.hidden=true;panel.textContent='How can we help you?';
bubble.onclick=()=>{panel.hidden=!panel.hidden;bubble.ariaExpanded=String(!panel.hidden)};
root.append(panel,bubble)})();`;

async function bundle(renderer: Renderer): Promise<string> {
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
        input: fileURLToPath(new URL('./BareBubble.tsx', import.meta.url)),
        preserveEntrySignatures: false,
        output: { format: 'iife' },
      },
    },
  });
  const [first] = [result].flat() as { output: { code?: string }[] }[];
  return first?.output[0]?.code ?? '';
}

/** The yardsticks: an empty page, and the same plain bubble in three ways. */
export async function floorPages(): Promise<BenchPage[]> {
  const floor = (id: string, label: string, script: string): BenchPage => ({
    id,
    label,
    kind: 'floor',
    body: `<script src="/files/${id}/bubble.js" async></script>`,
    shows: '.bubble',
    files: { 'bubble.js': script },
  });
  return [
    { id: 'empty', label: 'Empty page', kind: 'empty', body: '' },
    floor('vanilla', 'Plain bubble, no framework', vanilla),
    floor(yardstickId, 'Plain bubble, Preact', await bundle('preact')),
    floor('react', 'Plain bubble, react-dom', await bundle('react')),
  ];
}
