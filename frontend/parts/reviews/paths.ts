/** Where mentors review projects. */
export const REVIEWS_PATH = '/dashboard/mentor/projects';

/** The editor of a review that the mentor claimed or finished. */
export const reviewPath = (id: string): string => `${REVIEWS_PATH}/${encodeURIComponent(id)}`;

/** Where a mentor rates the reference projects. */
export const REFERENCES_PATH = '/dashboard/mentor/references';

/** Where the address of the queue has an open review. */
export const openReviewPath = (id: string): string => `${REVIEWS_PATH}?open=${encodeURIComponent(id)}`;
