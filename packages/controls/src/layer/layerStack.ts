/** One open popover or dialog. */
export interface Layer {
  readonly element: HTMLElement;
}

const layers: Layer[] = [];
const usedPresses = new WeakSet<Event>();

/** The open layers of the page across all roots, so that one key press or click closes one of them. */
export const layerStack = {
  /** Puts a layer on top; returns a function that removes it. */
  add(layer: Layer): () => void {
    layers.push(layer);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
    };
  },

  /** Whether this is the topmost layer of its document. */
  isTop(layer: Layer): boolean {
    return layers.findLast((other) => other.element.ownerDocument === layer.element.ownerDocument) === layer;
  },

  /** Notes that a layer closed on this press. */
  use(event: Event): void {
    usedPresses.add(event);
  },

  /**
   * Whether a layer has already closed on this press.
   * Renderers redraw between two listeners of one event, so by then the stack no longer shows that layer.
   */
  isUsed(event: Event): boolean {
    return usedPresses.has(event);
  },
};
