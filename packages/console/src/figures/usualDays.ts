/** So many days are looked at where nobody has asked for others. [OWN-11] */
export const usualDays = 30;
