import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { Button } from '../actions/Button.tsx';
import { AskedSkills } from '../data/AskedSkills.tsx';
import { Avatar } from '../data/Avatar.tsx';
import { Badge, type BadgeTone } from '../data/Badge.tsx';
import { Moment } from '../data/Moment.tsx';
import { RoleBadge } from '../data/RoleBadge.tsx';
import { Stat, StatList } from '../data/Stat.tsx';
import { StatusBadge } from '../data/StatusBadge.tsx';
import { Card } from '../layout/Card.tsx';
import { ApplicantsIcon, JobsIcon } from '../style/icons.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const TONES: BadgeTone[] = ['neutral', 'brand', 'accent', 'positive', 'warning', 'danger', 'info'];
const ROLES = ['student', 'mentor', 'employer', 'alumni', 'admin'] as const;

/** What shows something. */
export function Display() {
  return (
    <Chapter title="Display">
      <Specimen name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="RoleBadge">
        {ROLES.map((role) => (
          <RoleBadge key={role} role={role} />
        ))}
      </Specimen>
      <Specimen name="StatusBadge">
        {Object.values(applicationWorkflow.statuses).map((status) => (
          <StatusBadge key={status.label} {...status} />
        ))}
      </Specimen>
      <Specimen name="Avatar">
        {ROLES.map((role) => (
          <Avatar key={role} firstName="Maya" lastName="Okafor" role={role} />
        ))}
        <Avatar firstName="Tomás" lastName="Reyes" size="small" />
        <Avatar firstName="Ingrid" lastName="" size="large" />
      </Specimen>
      <Specimen name="AskedSkills">
        <AskedSkills skills={['React', 'TypeScript', 'SQL']} matched={['React', 'SQL']} />
      </Specimen>
      <Specimen name="Moment">
        <Moment at="2026-03-02T09:30:00.000Z" as="day" />
      </Specimen>
      <Specimen name="Stat">
        <div className="w-full">
          <StatList label="Figures">
            <Stat label="Applications" value={12} icon={<JobsIcon />} />
            <Stat label="Interviews" value={3} hint="Next one on Tuesday" icon={<ApplicantsIcon />} />
            <Stat label="Mentoring" value={0} />
            <Stat label="Profile Views" value={undefined} />
          </StatList>
        </div>
      </Specimen>
      <Specimen name="Card">
        <div className="w-full max-w-form">
          <Card
            title="Frontend Engineer Intern"
            description="Northwind Labs · London"
            actions={<Button size="small">Save</Button>}
          >
            <p className="text-small text-muted">A sheet that lies on the page, by a hairline.</p>
          </Card>
        </div>
      </Specimen>
    </Chapter>
  );
}
