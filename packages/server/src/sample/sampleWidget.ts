import type { RuntimeType } from '@beckon/contract';
import type { StoredWidget } from '../accounts/pure/index';

type Given<Type> = Pick<StoredWidget, 'widgetId' | 'channel' | 'name' | 'data'> & {
  widgetType: Type;
  smsKeyword?: string;
};

/** A stored widget of a sample, first version and active. */
export function sampleWidget<Type extends RuntimeType>(
  given: Given<Type>,
): StoredWidget & { widgetType: Type } {
  return { smsKeyword: '', status: 'active', version: 1, ...given };
}
