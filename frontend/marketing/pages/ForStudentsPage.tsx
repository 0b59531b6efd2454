import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { STUDENT_STORIES } from '../content/stories.ts';
import { STUDENT_BENEFITS, STUDENT_JOURNEY, STUDENT_TOOLS } from '../content/students.ts';
import { joinAs } from '../links.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Stories } from '../parts/Stories.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import { Tools } from '../parts/Tools.tsx';
import { DashboardPreview } from '../pictures/DashboardPreview.tsx';

/** `/for-students` */
export default function ForStudentsPage() {
  return (
    <>
      <Hero
        title="Find roles that match your skills"
        lead="Explore internships, jobs and live projects, see why each one matches you, and track every application in one place."
        actions={
          <>
            <ButtonLink to={joinAs('student')} variant="primary" size="large">
              Get Started Free
            </ButtonLink>
            <ButtonLink to={PATHS.explore} size="large">
              Learn More<VisuallyHidden> about what is open now</VisuallyHidden>
            </ButtonLink>
          </>
        }
        note="You can explore without an account. To apply, you need one with a confirmed email address."
        picture={<DashboardPreview />}
      />
      <Section title="Why join" lead="Less guesswork in your job search." layout="aside" ground="ruled">
        <Benefits benefits={STUDENT_BENEFITS} />
      </Section>
      <Section title="From profile to application in four steps" ground="ruled">
        <Timeline steps={STUDENT_JOURNEY} />
      </Section>
      <Section title="Tools for your job search" layout="aside" ground="sunken">
        <Tools tools={STUDENT_TOOLS} />
      </Section>
      <Stories title="Student stories" of="student" stories={STUDENT_STORIES} />
      <ClosingCall
        title="Find your first match"
        actions={
          <ButtonLink to={joinAs('student')} size="large">
            Get Started Free
          </ButtonLink>
        }
      >
        Create a profile in four short steps and see your matches right away.
      </ClosingCall>
    </>
  );
}
