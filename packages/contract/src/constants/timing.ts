/* Every duration of the product, with its unit in the name. [CONST-05, CONST-06, CONST-07] */
export const secondMs = 1000;
export const minuteS = 60;
export const hourS = 3600;
export const dayS = 86_400;

/** Opt-in polling: the first check, then the interval. [SUB-09, SUB-10] */
export const optInFirstCheckMs = 1000;
export const optInNextCheckMs = 3000;
/** After this long the page checks less often, and then stops. */
export const optInPatientMs = 120_000;
export const optInPatientCheckMs = 10_000;
export const optInEndMs = 1_800_000;

/** How long a plugin may stay silent before the fallback link replaces it. [REND-02] */
export const renderFallbackMs = 5000;
/** An SMS widget has no plugin to wait for. [REND-05] */
export const smsRenderMs = 100;

export const readinessPollMs = 100;
export const scriptCheckMs = 300;
/** How long we wait for a host's script that may have failed earlier. */
export const scriptPatienceMs = 30_000;
export const scrollThrottleMs = 500;

/** Marks the page ticker always reports, in seconds. [DISP-06] */
export const tickerMarksS = [5, 10, 30, 60, 120] as const;

export const omnichatAutoCloseMs = 2000;
export const bubbleFirstIconMs = 2000;
export const bubbleIconMs = 1500;
export const bubbleStopMs = 500;
export const bubbleRestMs = 86_400_000;

/** How long a bar slides; the page and bubbles move with it. Style sheets name it `var(--timing-barSlideMs)`, and the build writes it there. [BAR-07, CONST-08] */
export const barSlideMs = 400;

/** How often we check whether the page hides an overlay that makes it inert. */
export const overlayCheckMs = 300;

/** The hours of the day in which we may text people who haven't just asked for it: from 8 a.m. to 9 p.m. [OWN-22] */
export const textingFromHour = 8;
export const textingUntilHour = 21;

/** How long a first frame waits for the runtime: then the page is as without it. [LOAD-21] */
export const framePatienceMs = 10_000;
/** How long the runtime waits for first frames that move in. [LOAD-21] */
export const stillPatienceMs = 600;

export const customerChatCallMs = 5000;

/** The longest we wait for a page that never becomes idle. */
export const idleMs = 3000;
/** How long an address must stay to count as a page view. */
export const pageViewMs = 1000;
