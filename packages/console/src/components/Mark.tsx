import type { ReactNode } from 'react';

/** The product's logo: a bubble that beckons. */
export function Mark({ size = 28 }: { readonly size?: number }): ReactNode {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--mc-accent)" />
      <path
        d="M8 8.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-5.5L10 22v-3.500H8A1.500 1.500 0 0 1 6.500 17v-7A1.500 1.500 0 0 1 8 8.500Z"
        fill="var(--mc-accent-ink)"
      />
    </svg>
  );
}
