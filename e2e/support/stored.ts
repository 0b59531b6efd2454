import type { Page, Response } from 'playwright/test';

/**
 * The answer to the next change that the page sends to a path that contains `part`. Any PUT would not do: the first visit of
 * a user stores the browser's time zone.
 */
export const stored = (page: Page, part: string): Promise<Response> =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && new URL(response.url()).pathname.includes(part),
  );
