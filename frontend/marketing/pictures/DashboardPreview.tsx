import { AskedSkills } from '#frontend/ui/data/AskedSkills.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { Example } from '../parts/Example.tsx';

const APPLICATIONS = [
  { status: 'interview_scheduled', title: 'Data Science Intern', company: 'Harbour Lane, London' },
  { status: 'reviewed', title: 'Open Timetables', company: 'Fernweh, Remote' },
  { status: 'new', title: 'Junior Analyst', company: 'Tidewater Maps, Boston' },
] as const;

/** A student's dashboard, small. */
export function DashboardPreview() {
  return (
    <Example caption="A student’s dashboard with three applications.">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4 md:p-6">
        <p className="text-title font-semibold">Hello, Mara</p>
        <StatList label="Figures">
          <Stat label="Applications" value={3} hint="2 still open" />
          <Stat label="Interviews" value={1} hint="11 March" />
        </StatList>
        <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
          {APPLICATIONS.map(({ status, title, company }) => (
            <li key={title} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
              <div>
                <p className="text-small font-medium">{title}</p>
                <p className="text-fine text-muted">{company}</p>
              </div>
              <StatusBadge {...applicationWorkflow.statuses[status]} />
            </li>
          ))}
        </ul>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="rounded-card border border-line bg-raised p-4">
            <Progress label="Resume Health" value={85} detail="85%" />
            <p className="mt-3 flex justify-between text-fine text-muted">
              Portfolio URL <span className="tabular-nums">+5%</span>
            </p>
          </div>
          <div className="rounded-card border border-line bg-raised p-4">
            <AskedSkills skills={['Python', 'Java']} matched={['Python']} />
          </div>
        </div>
      </div>
    </Example>
  );
}
