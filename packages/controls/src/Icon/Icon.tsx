import { controls } from '@beckon/contract';
import type { ReactNode } from 'react';

/** An icon's outline and size. */
export interface IconProps {
  /** An outline on the 24 by 24 grid. */
  readonly path: string;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** One line icon in the current color, 24 pixels by default; decorative, so its container has the name. [C-BTN-05, CONST-09] */
export function Icon({ path, size = controls.iconPx, className }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
