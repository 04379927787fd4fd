/* Names of the omnichat's icon buttons for screen readers. [OMNI-28] */
export const back = 'Back';
export const closeMessage = 'Close message';
