/** What other folders may use: subscribers and their opt-ins: stored, listed, exported, erased. */
export { subscriberRoutes } from './routes/subscriberRoutes';
export { findLastConsent } from './store/findLastConsent';
export { findOptedIn, type Visit } from './store/findOptedIn';
export { findPerson, listWays } from './store/findPerson';
export { findSubscriber } from './store/listSubscribers';
export { type OptIn, sameConsent, saveConsent, saveOptIn } from './store/saveOptIn';
export { savePayloadField } from './store/savePayloadField';
export { unlinkErasedVisits } from './store/unlinkErasedVisits';
