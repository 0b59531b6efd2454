/** The product's name, in its only place. */
export const PRODUCT = 'Fledge';
