import { PATHS } from '#frontend/core/paths.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import type { OpportunityType } from '#shared/features/opportunities.ts';
import type { User } from '#shared/features/users.ts';

export interface ApplyDialogProps {
  opportunity: { type: OpportunityType; title: string; company: string };
  open: boolean;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The user's details that go with an application; empty where the profile has none. */
const detailsOf = ({ firstName, lastName, email, profileData }: User): [name: string, value: string][] => {
  const { academicLevel, program, university, graduationYear, gpa, skills } = profileData;
  return [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    ['Education', [academicLevel, program, university, graduationYear].filter(Boolean).join(', ')],
    ['GPA/CGPA', gpa === undefined ? '' : String(gpa)],
    ['Skills', skills.join(', ')],
    ['LinkedIn', profileData.linkedinUrl],
    ['Portfolio', profileData.portfolioUrl],
  ];
};

/** Shows what will be sent before an application is. */
export default function ApplyDialog({ opportunity, open, pending, onSend, onClose }: ApplyDialogProps) {
  const { user } = useSession();
  const { type, title, company } = opportunity;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={type === 'project' ? 'Join this project?' : 'Apply for this position?'}
      description={`${title} at ${company}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} onClick={onSend}>
            Send application
          </Button>
        </>
      }
    >
      <p className="text-small">
        Your application includes these details from your <TextLink to={PATHS.profile}>profile</TextLink>:
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-y border-line py-3 text-small">
        {user &&
          detailsOf(user).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value || <span className="text-muted">Not added yet</span>}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-3 text-small text-muted">
        Employers can’t reply on this site yet. Your application is saved, and we’ll notify you when its
        status changes.
      </p>
    </Dialog>
  );
}
