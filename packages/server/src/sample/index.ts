/** What other folders may use: the sample accounts and sites. */
export { serveSites } from './routes/serveSites';
export { sampleAccount } from './sampleAccount';
export { samples } from './samples';
export { writeSample } from './store/writeSample';
