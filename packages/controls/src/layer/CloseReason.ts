/** Why a layer wants to close; its owner decides whether it does. [C-POP-02, A-67] */
export type CloseReason =
  | 'outside'
  | 'escape'
  | 'offScreen'
  | 'chosen'
  | 'blur'
  | 'tab'
  | 'backTab'
  | 'button'
  | 'pointerLeft';
