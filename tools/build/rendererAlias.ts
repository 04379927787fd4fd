/** What the visitor's components run on. */
export const renderers = ['preact', 'react'] as const;
export type Renderer = (typeof renderers)[number];

/** The default renderer stands in for React at build time; the sources import `react` and nothing else. */
export function rendererAlias(renderer: Renderer): Record<string, string> {
  if (renderer === 'react') return {};
  return {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    react: 'preact/compat',
  };
}
