/** One chosen value, or several, and the callback for a change. */
export type Choice<Value extends string = string> =
  | {
      readonly multiple?: false | undefined;
      readonly value: Value | undefined;
      readonly onChange: (value: Value) => void;
    }
  | {
      readonly multiple: true;
      readonly value: readonly Value[];
      readonly onChange: (value: readonly Value[]) => void;
    };
