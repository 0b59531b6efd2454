import type { FieldsProps } from '#frontend/parts/profile/answers.ts';
import { AboutFields } from '#frontend/parts/profile/fields/AboutFields.tsx';
import { EducationFields } from '#frontend/parts/profile/fields/EducationFields.tsx';
import { GoalsFields } from '#frontend/parts/profile/fields/GoalsFields.tsx';
import { WorkFields } from '#frontend/parts/profile/fields/WorkFields.tsx';
import type { Role } from '#shared/core/contract.ts';
import { MoreFields } from '../steps/MoreFields.tsx';
import { NoFields } from '../steps/NoFields.tsx';

const BACKGROUND = {
  student: EducationFields,
  alumni: EducationFields,
  mentor: WorkFields,
  employer: WorkFields,
  admin: NoFields,
};

/** The fields of a step; the second one asks what fits the role. */
export function StepFields({ number, role, form }: FieldsProps & { number: number; role: Role }) {
  const Background = BACKGROUND[role];
  if (number === 1) return <AboutFields form={form} />;
  if (number === 2) return <Background role={role} form={form} />;
  return number === 3 ? <GoalsFields form={form} /> : <MoreFields form={form} />;
}
