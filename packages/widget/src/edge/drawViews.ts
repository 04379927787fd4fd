import type { Ring } from '../core/createRing';
import type { Ui } from './createChunks';

type Drawing = {
  ring: Ring;
  hosts: ReadonlyMap<string, HTMLElement>;
  loadUi: () => Promise<Ui>;
  report: (error: unknown) => void;
};

/** Fetches the drawing part when the first instance is displayed, and lets it draw every change. Returns its undo. */
export function drawViews({ ring, hosts, loadUi, report }: Drawing): () => void {
  let loading = false;
  let draw: ReturnType<Ui['createUi']> | undefined;

  const refresh = (): void => {
    const state = ring.get();
    if (draw) for (const [id, host] of hosts) draw(host, state, id);
    else if (!loading && Object.values(state.instances).some(({ displayed }) => displayed)) load();
  };
  const load = (): void => {
    loading = true;
    loadUi()
      .then((part) => {
        draw = part.createUi(ring.send);
        refresh();
      })
      .catch((error) => {
        loading = false; // The next change tries again: a lost connection must not cost the whole visit.
        report(error);
      });
  };
  return ring.subscribe(refresh);
}
