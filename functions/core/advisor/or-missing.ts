import { RouteRefused } from './tool.ts';

/** The answer of a route, or undefined where it has none: for a record that may not exist. */
export const orMissing = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RouteRefused && error.status === 404) return undefined;
    throw error;
  }
};
