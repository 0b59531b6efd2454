import { afterAll, vi } from 'vitest';

/**
 * Loads a module, and all that it imports, for this test file alone. An SDK client keeps the address of its service from
 * its first request on: a test that puts a server in the place of a service must not share it with other files.
 */
export const freshModule = async <T>(load: () => Promise<T>): Promise<T> => {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
  return load();
};
