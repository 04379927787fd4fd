/** The part that draws, acts and speaks to the world; fetched when something must be drawn, or a host asks for it. */
import { acting, settle } from './core/acting';
import { createLateHands, type LateWorld } from './edge/createLateHands';
import { createPartFetcher } from './edge/createPartFetcher';
import { readMemories } from './edge/readSession';
import { readStored } from './edge/readStored';
import { wait } from './edge/wait';
import { watchSession } from './edge/watchSession';
import { createUi, type Draw } from './ui/createUi';

/** Teaches the ring what follows once something is drawn, and gives the hand that draws. */
export async function arrive(world: LateWorld): Promise<Draw> {
  const { needed, lack } = createPartFetcher(world);
  const { ring, store, visit } = world;
  await needed();
  // Whatever waited meanwhile builds on it.
  ring.learn({ table: { 'stored.read': acting['stored.read'] } });
  ring.send({ type: 'stored.read', stored: readStored(store, visit) });
  ring.learn({
    table: acting,
    hands: createLateHands(world),
    settle,
    lack,
  });
  // What other tabs have shown meanwhile counts before anything opens here. [STOR-04, DISP-15]
  const renew = (widgets: ReturnType<typeof readMemories>): void =>
    ring.send({ type: 'session.renewed', widgets });
  renew(readMemories(store));
  watchSession(world.page, store, renew);
  return createUi({ send: ring.send, wait });
}
