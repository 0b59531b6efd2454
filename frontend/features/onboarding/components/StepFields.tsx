import type { Role } from '#shared/contract.ts';
import { AboutFields } from '../steps/AboutFields.tsx';
import { EducationFields } from '../steps/EducationFields.tsx';
import { GoalsFields } from '../steps/GoalsFields.tsx';
import { MoreFields } from '../steps/MoreFields.tsx';
import { NoFields } from '../steps/NoFields.tsx';
import type { StepFieldsProps } from '../steps/StepFieldsProps.ts';
import { WorkFields } from '../steps/WorkFields.tsx';

const BACKGROUND = {
  student: EducationFields,
  alumni: EducationFields,
  mentor: WorkFields,
  employer: WorkFields,
  admin: NoFields,
};

/** The fields of a step; the second one asks what fits the role. */
export function StepFields({ number, role, form }: StepFieldsProps & { number: number; role: Role }) {
  const Background = BACKGROUND[role];
  if (number === 1) return <AboutFields form={form} />;
  if (number === 2) return <Background form={form} />;
  return number === 3 ? <GoalsFields form={form} /> : <MoreFields form={form} />;
}
