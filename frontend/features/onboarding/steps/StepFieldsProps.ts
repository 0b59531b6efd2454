import type { UseFormReturn } from 'react-hook-form';
import type { Answers } from '../answers.ts';

/** What the fields of a step stand in: a form of its own, whose fields are a part of the answers. */
export interface StepFieldsProps {
  form: UseFormReturn<Answers>;
}
