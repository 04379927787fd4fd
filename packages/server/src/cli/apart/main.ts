import { startBeckon } from '../startBeckon';

/* The command for a repository of widgets: it knows the API and nothing about the installation. */
await startBeckon();
