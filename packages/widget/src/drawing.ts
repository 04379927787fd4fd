/** The part that draws, acts and speaks to the world; fetched when something must be drawn, or a host asks for it. */
import { acting, settle } from './core/acting';
import { createLateHands, type LateWorld } from './edge/createLateHands';
import { createPartFetcher } from './edge/createPartFetcher';
import { readMemories } from './edge/readSession';
import { readStored } from './edge/readStored';
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
  return createUi(ring.send);
}

// What several layouts or forms share belongs to this part, or each would fetch it as one more small file.
export { Button } from '@beckon/controls/Button';
export { Field } from '@beckon/controls/Field';
export { checkPath } from '@beckon/controls/icons/checkPath';
export { Spinner } from '@beckon/controls/Spinner';
export { Body } from './ui/forms/Body';
export { LegalNotice } from './ui/forms/LegalNotice';
export { LinkButton } from './ui/forms/LinkButton';
export { messengerPath } from './ui/icons/messengerPath';
export { Badge } from './ui/parts/Badge';
export { Card } from './ui/parts/Card';
export { CloseButton } from './ui/parts/CloseButton';
