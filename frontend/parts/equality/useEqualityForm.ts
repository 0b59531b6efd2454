import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { AGES, type EqualityAnswers, RACES, SEXES } from '#shared/features/equality/rules.ts';
import { useShowStored } from './api.ts';

/** A question without an answer is the select’s empty choice. */
const answerOf = <T extends string>(codes: readonly [T, ...T[]]) =>
  z.union([z.literal('').transform(() => null), z.enum(codes)]);

const schema: z.ZodType<EqualityAnswers> = z.object({
  sex: answerOf(SEXES),
  race: answerOf(RACES),
  age: answerOf(AGES),
});

interface Values {
  sex: string;
  race: string;
  age: string;
}

/** The form of the three questions. What is chosen is in no draft: it leaves the screen only when it is saved. */
export const useEqualityForm = ({ sex, race, age }: EqualityAnswers, onSaved: () => void) => {
  const show = useShowStored();
  const defaultValues: Values = { sex: sex ?? '', race: race ?? '', age: age ?? '' };
  return useApiForm({
    schema,
    defaultValues,
    send: (body: EqualityAnswers) => api.call('equality.save', { body }),
    onSent: ({ answers }) => {
      show(answers);
      onSaved();
    },
  });
};
