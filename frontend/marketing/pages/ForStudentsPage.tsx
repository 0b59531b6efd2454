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
        title="Apply where you fit, and know where you stand."
        lead="Internships, jobs and live projects with the reasons beside them, and one page that keeps track of every application you send."
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
        note="Looking needs no account. Applying needs a confirmed address."
        picture={<DashboardPreview />}
      />
      <Section
        title="What changes for you"
        lead="Job hunting is mostly guessing. Here is what you no longer have to guess."
        layout="aside"
        ground="ruled"
      >
        <Benefits benefits={STUDENT_BENEFITS} />
      </Section>
      <Section title="Four steps, and nothing lost on the way" ground="ruled">
        <Timeline steps={STUDENT_JOURNEY} />
      </Section>
      <Section title="Tools for the way" layout="aside" ground="sunken">
        <Tools tools={STUDENT_TOOLS} />
      </Section>
      <Stories title="How it goes" of="student" stories={STUDENT_STORIES} />
      <ClosingCall
        title="See what asks for the skills you have."
        actions={
          <ButtonLink to={joinAs('student')} size="large">
            Get Started Free
          </ButtonLink>
        }
      >
        Four short steps to a profile, and a list with reasons right after.
      </ClosingCall>
    </>
  );
}
