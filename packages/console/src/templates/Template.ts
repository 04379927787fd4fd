import type { Channel, RuntimeType } from '@beckon/contract';
import type { WidgetData } from '../data/Draft';
import type { Goal } from './goals';

/** A widget that looks right before anything is changed. Pure data, parsed by the schemas that pages use. [OWN-10] */
export type Template = {
  id: string;
  goal: Goal;
  name: string;
  /** What it is good for, in one sentence. */
  pitch: string;
  type: RuntimeType;
  channel: Channel;
  smsKeyword: string;
  data: WidgetData;
};
