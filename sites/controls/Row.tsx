import type { ReactNode } from 'react';

/** Controls side by side; styled inline, because the page's style sheet does not reach into shadow roots. */
export function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
