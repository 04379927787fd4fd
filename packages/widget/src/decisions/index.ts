/** The runtime's decisions, for previews: how a visit continues, why, and how light a color is. */
export { usableChannels } from '../core/conditions/hasUsableChannel';
export type { Verdict } from '../core/conditions/Verdict';
export type { Event } from '../core/Event';
export { emptyState } from '../core/emptyState';
export type { State } from '../core/State';
export { step } from '../core/step';
export { humanizeLabel } from '../core/view/humanizeLabel';
export { isReadable } from '../core/view/isReadable';
export { lightOf } from '../core/view/lightOf';
export { viewInstance } from '../core/view/viewInstance';
export { pluginMarkup } from '../core/writing/pluginMarkup';
export { allVerdicts } from '../explain/allVerdicts';
