import type { Ring } from '../core/createRing';
import { messaging } from '../core/messaging';
import { createMessengerHands, type MessengerWorld } from './createMessengerHands';
import { watchVisibility } from './watchVisibility';

/** The part for pages whose way in leads into the messenger or, on iOS, into the messages: what follows, and the hands for it. */
export function messagingPart(world: MessengerWorld): Parameters<Ring['learn']>[0] {
  const { page, ring } = world;
  watchVisibility(page, (isHidden) => ring.send({ type: isHidden ? 'page.hidden' : 'page.shown' }));
  return { table: messaging, hands: createMessengerHands(world) };
}
