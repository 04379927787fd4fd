import type { StoredWidget } from '../accounts/pure/index';

type Given = Pick<StoredWidget, 'widgetId' | 'widgetType' | 'channel' | 'name' | 'data'> & {
  smsKeyword?: string;
};

/** A stored widget of a sample, first version and active. */
export function sampleWidget(given: Given): StoredWidget {
  return { smsKeyword: '', status: 'active', version: 1, ...given };
}
