import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** A digest of the names and contents of everything under some paths, without tests: the same inputs, the same build. */
export const fingerprint = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
