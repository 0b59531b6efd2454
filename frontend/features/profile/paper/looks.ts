/** The layouts of a printed resume: one column, or a rail at the left for what is read at a glance. */
export const LAYOUTS = ['classic', 'rail'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The sizes of paper. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
