/** A time of day on the 24-hour clock, written `09:05`; such texts sort chronologically. [DATA-07] */
export type Time = string;

/** Hours of a day. */
export const dayHours = 24;
/** Minutes of an hour. */
export const hourMinutes = 60;
