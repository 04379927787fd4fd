/**
 * Lets nothing on the page take the focus until somebody presses something there: whoever types in the console goes on typing
 * while the preview beside it is drawn anew. [OWN-08, OWN-23]
 */
export function keepFocusOut(page: Window & typeof globalThis): void {
  const { HTMLElement: element, HTMLDialogElement: dialog } = page;
  const { focus } = element.prototype;
  const { showModal } = dialog.prototype;
  element.prototype.focus = () => {};
  // A dialog takes the focus by itself, unless there is nothing in it that could have it.
  dialog.prototype.showModal = function showModalUnfocused(this: HTMLDialogElement) {
    this.inert = true;
    showModal.call(this);
    page.setTimeout(() => {
      this.inert = false;
    });
  };
  const allow = (): void => {
    element.prototype.focus = focus;
    dialog.prototype.showModal = showModal;
  };
  for (const press of ['pointerdown', 'keydown']) {
    page.addEventListener(press, allow, { capture: true, once: true });
  }
}
