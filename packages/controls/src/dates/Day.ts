/** A day without time or zone, written `2026-11-15`; such texts sort chronologically. [DATA-07] */
export type Day = string;
