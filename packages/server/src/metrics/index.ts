/** What a server counts about itself, for Prometheus. Other folders use only these names. */
export { createMetrics, type Metrics } from './createMetrics';
export { meterCache } from './meterCache';
export { meterMails, meterProviders } from './meterProviders';
export { meterTask } from './meterTask';
export { observeRequests } from './routes/observeRequests';
export { type Scraping, serveMetrics } from './routes/serveMetrics';
