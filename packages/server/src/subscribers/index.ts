/** Subscribers and their opt-ins: stored, listed, exported, erased. Other folders use only these names. */
export { numberRoutes } from './routes/numberRoutes';
export { subscriberRoutes } from './routes/subscriberRoutes';
export { findKnownSubscriber, listWays } from './store/findKnownSubscriber';
export { findLastConsent } from './store/findLastConsent';
export { findOptedIn, type Visit } from './store/findOptedIn';
export { findSubscriber } from './store/listSubscribers';
export { type OptIn, sameConsent, saveConsent, saveOptIn } from './store/saveOptIn';
export { savePayloadField } from './store/savePayloadField';
export { unlinkErasedVisits } from './store/unlinkErasedVisits';
