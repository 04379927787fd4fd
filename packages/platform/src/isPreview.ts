import { hooks } from '@beckon/contract';

/** Is this page only looked at behind a preview in the console? Nobody visits it, so nothing of ours starts on it. [OWN-08, OWN-11] */
export const isPreview = ({ name }: Window): boolean => name === hooks.previewName;
