/**
 * The context, one for each kind, with the inline sources of the deployed pages: `npm run deploy` sets it. The policy
 * changes some minutes before the pages do, and until then the old ones need their styles.
 */
export const DEPLOYED_INLINE = { scripts: 'deployed-scripts', styles: 'deployed-styles' } as const;
