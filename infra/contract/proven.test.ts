import { expect, test } from 'vitest';
import * as z from 'zod';
import { provenSkillSchema } from '#shared/core/proven-skill.ts';
import { allRoutes } from '#shared/routes.ts';
import { schemasIn } from './testing/schemas.ts';

/** What only a proof has: its moments, and what it refers to. `skill`, `kind` and `title` are fields of much else. */
const OF_PROOFS = ['proven', 'proofId', 'provenAt'] as const;

const takesProof = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && OF_PROOFS.some((name) => name in schema.shape);

test('no route takes what is proven from who calls it; the policies say which functions may write it', () => {
  expect(schemasIn(z.array(provenSkillSchema), takesProof, 'proofs')).toHaveLength(1);
  const writing = allRoutes.filter(({ route }) => route.method !== 'GET' && route.body);
  expect(writing.length).toBeGreaterThan(100);
  const taken = writing.flatMap(({ id, route }) => schemasIn(route.body, takesProof, id));
  expect(taken.map(([path]) => path)).toEqual([]);
});
