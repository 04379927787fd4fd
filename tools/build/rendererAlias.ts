import { fileURLToPath } from 'node:url';

/** What the visitor's components run on. */
export const renderers = ['preact', 'react'] as const;
export type Renderer = (typeof renderers)[number];

/** The default renderer stands in for React at build time; the sources import `react` and nothing else. */
export function rendererAlias(renderer: Renderer): Record<string, string> {
  if (renderer === 'react') return {};
  return {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': standIn('createRoot.ts'),
    'react-dom/server': 'preact/compat/server',
    react: standIn('index.ts'),
  };
}

function standIn(file: string): string {
  return fileURLToPath(new URL(`../../packages/widget/src/renderer/${file}`, import.meta.url));
}
