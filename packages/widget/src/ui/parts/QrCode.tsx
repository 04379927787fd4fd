import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { traceModules } from './traceModules';

type QrCodeProps = { text: string; label: string };

/** A text as a QR code, drawn as a single path; its name says what scanning it does. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const modules = encodeModules(text);
  if (!modules) return null;
  const { length } = modules;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${length} ${length}`} shapeRendering="crispEdges">
      <path d={traceModules(modules)} fill="#111626" />
    </svg>
  );
}

/** A text can be too long for any code: then there is none. */
function encodeModules(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
}
