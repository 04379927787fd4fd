import { useEffect, useState } from 'react';

type Code = typeof import('../parts/QrCode').QrCode;

let loaded: Code | undefined;

/** The drawing of codes, a part of its own that only desktops fetch. */
export function useQrCode(isWanted: boolean): Code | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isGone = false;
    import('../parts/QrCode').then(({ QrCode }) => {
      loaded = QrCode;
      if (!isGone) redraw((times) => times + 1);
    }, ignore);
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}

/** Without a connection the plate stays empty; the link beside it leads to the same place. */
function ignore(): void {}
