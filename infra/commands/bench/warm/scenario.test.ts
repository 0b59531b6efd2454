import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/routes.ts';
import { missingAmong, UNMEASURED } from './unmeasured.ts';

const SCENES = globSync(join(import.meta.dirname, 'scenario', '*.ts'));

test('every route is called in the scenario of the bench, or is listed with a reason why it is not', () => {
  const text = SCENES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const called = allRoutes.map(({ id }) => id).filter((id) => text.includes(`'${id}'`));
  expect(missingAmong(called)).toEqual([]);
  expect(called.filter((id) => UNMEASURED[id] !== undefined)).toEqual([]);
});
