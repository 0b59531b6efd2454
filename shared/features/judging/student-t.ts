/*
 * Student’s t distribution for whole degrees of freedom, by the finite sums of Abramowitz and Stegun, Handbook of Mathematical
 * Functions, 26.7.3 and 26.7.4.
 */

/** Halvings of the angle: more than a double has digits. */
const STEPS = 60;

/** The probability that |t| is at most √df · tan(angle). */
const within = (angle: number, df: number): number => {
  const cosine = Math.cos(angle);
  const odd = df % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = df === 1 ? 0 : term;
  for (let power = odd ? 3 : 2; power <= df - 2; power += 2) {
    term *= ((power - 1) / power) * cosine * cosine;
    sum += term;
  }
  const area = Math.sin(angle) * sum;
  return odd ? (2 / Math.PI) * (angle + area) : area;
};

/** The t within which the distribution is, on both sides of zero, with this probability. */
export const studentT = (probability: number, df: number): number => {
  let [inside, outside] = [0, Math.PI / 2];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (within(middle, df) < probability) inside = middle;
    else outside = middle;
  }
  return Math.sqrt(df) * Math.tan(inside);
};
