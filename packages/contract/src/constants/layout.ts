/* Fixed sizes of a widget's drawing, in CSS pixels unless the name says otherwise. [CONST-08] */
/** The widest phone. Style sheets repeat it, and switch at 768 and 845 pixels too: they can't read constants. [LAY-02] */
export const phonePx = 512;
export const bubblePx = 60;
export const bubbleDesktopPx = 66;
export const modalWidthPx = 640;
export const cardWidthPx = 430;
export const cardMinWidthPx = 280;
export const mediaMaxHeightPx = 200;
export const calendarBodyHeightPx = 308;
export const countryListHeightPx = 300;
export const exitIntentStripPx = 20;
