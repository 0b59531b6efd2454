import type { Writer } from '#shared/features/ai/rules.ts';
import type { Asking } from '../model/ask.ts';
import { chosenByModel } from '../model/choose.ts';
import { writtenByModel } from '../model/write.ts';
import type { Understood } from '../router/understood.ts';
import { type Advising, answerPart } from './answer-part.ts';
import type { Part } from './part.ts';

/** What was understood, what is said to it, and who wrote that. */
export interface Answered {
  readonly understood: Understood;
  readonly part: Part;
  readonly by: Writer;
}

/**
 * Answers one of the things that a message asks for: the tools first, which the router chose or, where it was unsure, the model;
 * then the model may word what they found. Two where the model took one question for two.
 */
export const answerOne = async (
  understood: Understood,
  { question, advising, asking }: { question: string; advising: Advising; asking: Asking },
): Promise<Answered[]> => {
  const chosen =
    understood.kind === 'choices'
      ? await chosenByModel(understood, question, { ...asking, role: advising.user.role })
      : undefined;
  return Promise.all(
    (chosen ?? [understood]).map(async (one): Promise<Answered> => {
      const part = await answerPart(one, advising);
      const written = await writtenByModel(question, part, asking);
      return { understood: one, part: written ?? part, by: written ? 'model' : 'embedded' };
    }),
  );
};
