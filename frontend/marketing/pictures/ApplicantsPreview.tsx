import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { Example } from '../parts/Example.tsx';

const ASKED = ['Python', 'Data Science', 'Java'];
const HAS = { tone: 'brand', icon: <CheckIcon /> } as const;
const APPLICANTS = [
  {
    firstName: 'Mara',
    lastName: 'Okafor',
    role: 'student',
    status: 'interview_scheduled',
    has: ['Python', 'Data Science', 'Java'],
  },
  {
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    role: 'student',
    status: 'reviewed',
    has: ['Python', 'Data Science'],
  },
  { firstName: 'Priya', lastName: 'Raman', role: 'student', status: 'new', has: ['Python'] },
] as const;

/** Three applicants for one internship, with their receipts. */
export function ApplicantsPreview() {
  return (
    <Example caption="The applicants for an internship, as employers see them.">
      <div className="rounded-card border border-line bg-raised px-5 md:px-6">
        <p className="flex items-baseline justify-between gap-3 border-b border-line py-4 font-semibold">
          Data Science Intern
          <span className="text-small font-normal text-muted">3 applicants</span>
        </p>
        <ul className="divide-y divide-line">
          {APPLICANTS.map(({ firstName, lastName, role, status, has }) => (
            <li key={lastName} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 py-4">
              <Avatar firstName={firstName} lastName={lastName} role={role} size="small" />
              <p className="text-small font-medium">{fullName({ firstName, lastName })}</p>
              <StatusBadge {...applicationWorkflow.statuses[status]} />
              <div className="col-span-2 col-start-2 max-sm:col-start-1 max-sm:col-span-3">
                <ul className="flex flex-wrap gap-1.5">
                  {ASKED.map((skill) => (
                    <li key={skill}>
                      <Badge {...(has.some((one) => one === skill) ? HAS : {})}>{skill}</Badge>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Example>
  );
}
