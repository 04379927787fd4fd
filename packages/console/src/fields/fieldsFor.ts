import type { Channel } from '@beckon/contract';
import type { WidgetType } from '../data/Draft';
import type { EditorField, Mode } from './EditorField';
import { editorFields } from './editorFields';
import { valueAtPath } from './valueAtPath';

/** The fields of a type on a channel: those that have an effect in the given mode, or all of them without a mode. [OWN-07, A-96] */
export function fieldsFor(type: WidgetType, channel: Channel, mode?: Mode): readonly EditorField[] {
  const own = editorFields.filter(
    ({ types, channels, ...field }) =>
      types.includes(type) &&
      (!channels || channels.includes(channel)) &&
      (!mode || !field.mode || field.mode === mode),
  );
  return own.map((field) => {
    const { control } = field;
    if (control.kind !== 'color' || !control.under) return field;
    // Text that this type and channel don't have is on no background.
    const under = control.under.filter((path) => own.some((one) => one.path === path));
    return { ...field, control: { ...control, under } };
  });
}

/** Whether a field matters now. `values` are the effective ones, `data` those that the owner has set. */
export function isShown({ when, isOld, path }: EditorField, values: unknown, data: unknown): boolean {
  if (isOld && valueAtPath(data, path) === undefined) return false;
  if (!when) return true;
  const value = valueAtPath(values, when.path);
  // A star means anything that isn't empty.
  return when.is.some((one) => (one === '*' ? Boolean(value) : one === value));
}
