import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../components/Failure';
import { isTyping } from '../components/isTyping';
import { singleKeys } from '../components/singleKeys';
import { placeKeys } from './keyList';
import { overlays } from './overlays';

const KeyDialog = lazy(() => import('./KeyDialog').then((part) => ({ default: part.KeyDialog })));
const Palette = lazy(() => import('./palette/Palette').then((part) => ({ default: part.Palette })));
const awaitMs = 1200;

/** Shortcuts for screens (`g` and a letter), the search (`Ctrl K`), and the list of shortcuts (`?`). [OWN-23] */
export function Shortcuts(): ReactNode {
  const shown = overlays.use();
  const [, navigate] = useLocation();
  useEffect(() => {
    let wentAtMs = Number.NEGATIVE_INFINITY;
    const handleSingle = (event: KeyboardEvent): void => {
      const place = event.timeStamp - wentAtMs < awaitMs ? placeKeys[event.key] : undefined;
      wentAtMs = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === '?') overlays.set('keys');
      if (place) navigate(place[0]);
    };
    const handle = (event: KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (overlays.get() === 'palette') overlays.set(undefined);
        // An open dialog comes first.
        else if (!document.querySelector('dialog[open]')) overlays.set('palette');
      } else if (!event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target))
        if (singleKeys.areOn()) handleSingle(event);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [navigate]);
  return (
    // If one can't be loaded offline, the screen must survive.
    <Failure key={shown} instead={null}>
      <Suspense>
        {shown === 'keys' && <KeyDialog onClose={() => overlays.close('keys')} />}
        {shown === 'palette' && <Palette onClose={() => overlays.close('palette')} />}
      </Suspense>
    </Failure>
  );
}
