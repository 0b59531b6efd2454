import { expect, it } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import { EXPECTED_INTENTS } from '../evaluation/intents.ts';
import { TRAINING_PHRASES } from './training-phrases.ts';
import { understand } from './understand.ts';

/** Phrases of each tool that are asked in every role. */
const SOME = 6;

it.each(ROLES)('a user with the role %s is understood to ask for the tools of that role alone', (role) => {
  const asked = Object.entries(TRAINING_PHRASES).flatMap(([name, phrases]) =>
    name.includes('.') ? phrases.slice(0, SOME) : [],
  );
  for (const message of asked)
    for (const one of understand(message, { role, references: [], previous: undefined })) {
      const intents = one.kind === 'tool' ? [one.intent] : one.kind === 'choices' ? one.intents : [];
      for (const intent of intents) expect(EXPECTED_INTENTS[intent], message).toContain(role);
    }
});
