/** Between the list and the page a title moves from the one to the other. It does nothing else: no fading by itself. */
export const titleTransition = (id: string) =>
  ({ name: `opportunity-${id}`, share: 'auto', enter: 'none', exit: 'none', update: 'none' }) as const;
