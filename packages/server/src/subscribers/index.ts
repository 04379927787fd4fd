/** Subscribers and their opt-ins: stored, listed, exported, erased. Other folders use only these names. */
export { numberRoutes } from './routes/numberRoutes';
export { subscriberRoutes } from './routes/subscriberRoutes';
export { eraseRest } from './store/eraseRest';
export { type ErasedSender, listErased } from './store/listErased';
export { selectSubscriberById } from './store/listSubscribers';
export { redactSubscribers } from './store/redactSubscribers';
export { type OptIn, sameConsent, saveConsent, saveOptIn } from './store/saveOptIn';
export { clearDoubles } from './store/sealStored';
export { listAddresses, selectKnownSubscriber } from './store/selectKnownSubscriber';
export { selectLastConsent } from './store/selectLastConsent';
export { selectOptedIn, type Visit } from './store/selectOptedIn';
export { unlinkErasedVisits } from './store/unlinkErasedVisits';
export { upsertPayloadField } from './store/upsertPayloadField';
