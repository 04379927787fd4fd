/** One chosen value, or several, and who hears of a change. */
export type Choice =
  | {
      readonly multiple?: false;
      readonly value: string | undefined;
      readonly onChange: (value: string) => void;
    }
  | {
      readonly multiple: true;
      readonly value: readonly string[];
      readonly onChange: (value: readonly string[]) => void;
    };
