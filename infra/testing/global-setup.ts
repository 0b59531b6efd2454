import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Makes the folder of the templates that test files share (template.ts), for one run. */
export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-templates-'));
  project.provide('templates', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
