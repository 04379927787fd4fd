/**
 * Keeps the page from taking the focus until someone clicks or presses a key there, so that owners can keep typing in the console
 * while the preview redraws. [OWN-08, OWN-23]
 */
export function blockFocus(page: Window & typeof globalThis): void {
  const { HTMLElement: element, HTMLDialogElement: dialog } = page;
  const { focus } = element.prototype;
  const { showModal } = dialog.prototype;
  element.prototype.focus = () => {};
  // A dialog takes the focus itself, unless nothing in it can have it.
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
