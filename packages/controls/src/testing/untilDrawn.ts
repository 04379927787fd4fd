import { act } from 'react';

/** How long a test waits for what must appear. */
const patience = 10_000;

/** Waits until something holds, while React draws what has arrived. */
export const untilDrawn = async (holds: () => void): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
    try {
      return holds();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};
