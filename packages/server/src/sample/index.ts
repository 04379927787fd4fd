/** The sample accounts and sites. Other folders use only these names. */
export { serveSites } from './routes/serveSites';
export { sampleAccount } from './sampleAccount';
export { samples } from './samples';
export { writeSamples } from './writeSamples';
