/**
 * The id of what a page begins with, where its parts depend on each other's size: browsers wait for the whole of it before
 * they paint for the first time (prerender/document.ts), so that the words do not move when the picture beside them arrives.
 */
export const FIRST_VIEW = 'first-view';
