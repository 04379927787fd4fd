import { startBeckon } from '../startBeckon';

/* The command of a repository of widgets: it knows the API and nothing of the installation. */
await startBeckon();
