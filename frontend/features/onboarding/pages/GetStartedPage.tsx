import { PATHS } from '#frontend/core/paths.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Role } from '#shared/core/contract.ts';
import { OnboardingFrame } from '../components/OnboardingFrame.tsx';
import { RoleCard } from '../components/RoleCard.tsx';

/** The cards in their order. Five leave a hole in any even grid: the last two share a row of three. */
const WIDTHS: Readonly<Record<Role, string>> = {
  student: 'md:col-span-6 lg:col-span-2',
  mentor: 'md:col-span-3 lg:col-span-2',
  employer: 'md:col-span-3 lg:col-span-2',
  alumni: 'md:col-span-3',
  admin: 'md:col-span-3',
};
const CARDS = Object.entries(WIDTHS) as [Role, string][];

/** The role picker. The role of an account is permanent, so signed-in users see a notice. */
export default function GetStartedPage() {
  const { user } = useSession();
  return (
    <OnboardingFrame
      aside={
        !user && (
          <span className={cx(user === undefined && 'signed-in:invisible')}>
            <span className="hidden text-muted sm:inline">Already have an account? </span>
            <TextLink to={authPath({})}>Sign in</TextLink>
          </span>
        )
      }
    >
      <div className="pt-8 md:pt-14">
        <PageHeader
          title="Choose Your Role"
          description="Your dashboard depends on your role, and you can’t change it later."
        />
        {user && (
          <div className="pb-6">
            <Notice title={`You’re signed in as ${ROLE_LABELS[user.role]}`}>
              <p>
                The role of an account can’t be changed.{' '}
                <TextLink to={PATHS.dashboard}>Go to your dashboard</TextLink>
              </p>
            </Notice>
          </div>
        )}
        <ul className="grid gap-4 md:grid-cols-6 md:gap-5">
          {CARDS.map(([role, width]) => (
            <RoleCard key={role} role={role} className={width} />
          ))}
        </ul>
      </div>
    </OnboardingFrame>
  );
}
