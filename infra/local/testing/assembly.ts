import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { JsonObject } from '../template/types.ts';

/** A template that a test may change before it is run. */
export interface Editable {
  Resources: Record<string, { Type: string; Properties: JsonObject }>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The assembly that global-setup.ts made. */
    probeAssembly: string;
  }
}

const TEMPLATE = 'fledge-local.template.json';

/** The synthesised stack with probes for functions; with `change`, a copy whose template was changed. */
export const assemblyDirectory = (change?: (template: Editable) => void): string => {
  const original = inject('probeAssembly');
  if (!change) return original;
  const copy = mkdtempSync(join(dirname(original), 'changed-'));
  for (const name of readdirSync(original)) {
    if (name !== TEMPLATE) symlinkSync(join(original, name), join(copy, name));
  }
  const template = JSON.parse(readFileSync(join(original, TEMPLATE), 'utf8')) as Editable;
  change(template);
  writeFileSync(join(copy, TEMPLATE), JSON.stringify(template));
  return copy;
};

/** The properties of the only resource of a type whose logical id matches. */
export const resourceOf = (template: Editable, type: string, id = /./): JsonObject => {
  const found = Object.entries(template.Resources).filter(
    ([name, { Type }]) => Type === type && id.test(name),
  );
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} resources ${type} match ${id}`);
  return only[1].Properties;
};
