/** What a field tells the component that shows its hint. */
export interface HintProps {
  /** The element with the hint's text has this id: it describes the input. */
  readonly id: string;
  readonly text: string;
  /** The label of the field that the hint belongs to. */
  readonly label: string;
}
