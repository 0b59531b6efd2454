/** The product's name, in the one place where it stands. */
export const PRODUCT = 'Fledge';
