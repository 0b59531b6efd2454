/** A square matrix, by rows. */
export type Matrix = readonly (readonly number[])[];

/** The inverse of a symmetric, positive definite matrix, by Gauss and Jordan: no pivots are needed for such a one. */
export const inverseOf = (matrix: Matrix): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...matrix.map((_, column) => (column === at ? 1 : 0))]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 0;
    for (let column = at; column < 2 * size; column += 1) pivotRow[column] = (pivotRow[column] ?? 0) / pivot;
    for (const row of rows) {
      const factor = row === pivotRow ? 0 : (row[at] ?? 0);
      if (factor === 0) continue;
      for (let column = at; column < 2 * size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
};
