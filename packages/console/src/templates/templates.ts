import { chatTemplates } from './chatTemplates';
import { magnetTemplates } from './magnetTemplates';
import { phoneTemplates } from './phoneTemplates';
import type { Template } from './Template';

/** Every template. */
export const templates: readonly Template[] = [...phoneTemplates, ...chatTemplates, ...magnetTemplates];
