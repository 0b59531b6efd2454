import type { UseFormReturn } from 'react-hook-form';
import type { Answers } from '../answers.ts';

/** What fields of a profile stand in: a form of all answers, or of a part of them. */
export interface FieldsProps {
  form: UseFormReturn<Answers>;
}
