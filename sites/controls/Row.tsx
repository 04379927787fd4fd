import type { ReactNode } from 'react';

/** Things beside each other; styled in place, since the page's style sheet does not reach into shadow roots. */
export function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
