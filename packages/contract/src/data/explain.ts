import { type Reason, reasons } from './reasons';

type Value = string | number;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The values that the sentence of a reason needs. */
export type Needed<Of extends Reason> = [Names<(typeof reasons)[Of]>] extends [never]
  ? []
  : [values: Record<Names<(typeof reasons)[Of]>, Value>];

/** A reason with its sentence and the values in it, as the API's answers contain them. */
export type Explained = {
  message: string;
  reason?: Reason | undefined;
  values?: Readonly<Record<string, Value>> | undefined;
};

/** Explains a rejection: `explain('most_characters', { n: 40 })`. Pure. [OWN-10] */
export function explain<Of extends Reason>(reason: Of, ...[values]: Needed<Of>): Explained {
  return { message: writeReason(reasons[reason], values ?? {}), reason, ...(values && { values }) };
}

/** The sentence of a reason with its values, in any language. Pure. */
function writeReason(text: string, values: Readonly<Record<string, Value>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
