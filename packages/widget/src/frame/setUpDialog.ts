import { isHiddenByPage } from '../ui/isHiddenByPage';

/**
 * Lets a visitor close the first frame of a dialog as the dialog itself: with Escape wherever the focus is, and with a press beside it. Both press
 * its close button. Escape belongs to the page while it has a dialog of its own open, and once it has removed or hidden the frame. Returns a
 * function that stops it. [OPEN-13, LOAD-16, LOAD-21]
 */
export function setUpDialog(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument;
  const { host } = dialog.getRootNode() as ShadowRoot;
  const close = (): void => dialog.querySelector('button')?.click();
  const isPages = (): boolean =>
    !host.isConnected ||
    isHiddenByPage(host as HTMLElement) ||
    Document.prototype.querySelector.call(page, ':modal') !== null;
  const handle = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isPages()) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const press = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (target === dialog && (x < left || x > right || y < top || y > bottom)) close();
  };
  page.addEventListener('keydown', handle, true);
  dialog.addEventListener('click', press);
  // The page is dimmed already: once it is modal, nothing dims it again.
  dialog.style.setProperty('--mc-dim', '0s');
  dialog.addEventListener('close', () => dialog.style.removeProperty('--mc-dim'), { once: true });
  return () => {
    page.removeEventListener('keydown', handle, true);
    dialog.removeEventListener('click', press);
  };
}
