/** Rejected sign-ups and unanswered texts, counted by reason for their owner. Other folders use only these names. */
export { createRefusalNotes, type RefusalNotes } from './createRefusalNotes';
export { refusalRoutes } from './routes/refusalRoutes';
export { pruneRefusals } from './store/upsertRefusals';
