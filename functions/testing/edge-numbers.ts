/** Numbers that JSON can carry and the table cannot store, and their neighbours that it can. */
export const EDGE_NUMBERS = [
  1e-131,
  9.99e-131,
  5e-324,
  -1e-131,
  1e126,
  -1e126,
  1e308,
  1e-130,
  -1e-130,
  9.99e125,
  -9.99e125,
  0.1 + 0.2,
  -0,
];
