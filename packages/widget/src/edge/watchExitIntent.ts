import { layout } from '@beckon/contract';

/** Reports when the visitor is about to leave: the pointer leaves through the top edge, or Cmd+L (Ctrl+L) is pressed. Returns a function that stops it. [DISP-07, DISP-08, A-20] */
export function watchExitIntent(page: Window, report: () => void): () => void {
  const leave = (event: MouseEvent): void => {
    if (event.relatedTarget === null && event.clientY <= layout.exitIntentStripPx) report();
  };
  const press = (event: KeyboardEvent): void => {
    if ((event.metaKey || event.ctrlKey) && event.key?.toLowerCase() === 'l') report();
  };
  const { document } = page;
  document.addEventListener('mouseout', leave, { passive: true });
  document.addEventListener('keydown', press, { passive: true });
  return () => {
    document.removeEventListener('mouseout', leave);
    document.removeEventListener('keydown', press);
  };
}
