import { fileURLToPath } from 'node:url';

/** The renderer of the visitor's components. */
export const renderers = ['preact', 'react'] as const;
export type Renderer = (typeof renderers)[number];

/** The default renderer replaces React at build time; the sources only import `react`. */
export function rendererAlias(renderer: Renderer): Record<string, string> {
  if (renderer === 'react') return {};
  return {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': standIn('createRoot.ts'),
    'react-dom/server': standIn('renderToString.ts'),
    react: standIn('index.ts'),
  };
}

function standIn(file: string): string {
  return fileURLToPath(new URL(`../../packages/widget/src/renderer/${file}`, import.meta.url));
}
