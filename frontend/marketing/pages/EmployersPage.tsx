import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EMPLOYER_BENEFITS, HIRING_TOOLS } from '../content/employers.ts';
import { EMPLOYER_STORIES } from '../content/stories.ts';
import { joinAs } from '../links.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Stories } from '../parts/Stories.tsx';
import { Tools } from '../parts/Tools.tsx';
import { ApplicantsPreview } from '../pictures/ApplicantsPreview.tsx';
import { Companies } from '../sections/Companies.tsx';
import { Pricing } from '../sections/Pricing.tsx';

/** `/employers` */
export default function EmployersPage() {
  return (
    <>
      <Hero
        title="Hire early-career talent who match the skills you need."
        lead="Students and graduates compare their skills with your requirements before they apply. Both sides see how well they match, and why."
        actions={
          <ButtonLink to={joinAs('employer')} variant="primary" size="large">
            Start Hiring
          </ButtonLink>
        }
        note="Write your first posting today. It goes live as soon as we’ve verified your company."
        picture={<ApplicantsPreview />}
      />
      <Companies />
      <Section title="Why hire with us" layout="aside">
        <Benefits benefits={EMPLOYER_BENEFITS} />
      </Section>
      <Section title="Hiring tools" layout="aside" ground="sunken">
        <Tools tools={HIRING_TOOLS} />
      </Section>
      <Stories
        title="Employer stories"
        of="employer"
        stories={EMPLOYER_STORIES}
        note="Example stories with invented people. The features they describe are real."
      />
      <Pricing />
      <ClosingCall
        title="Start hiring early-career talent"
        actions={
          <ButtonLink to={joinAs('employer')} size="large">
            Start Hiring
          </ButtonLink>
        }
      >
        Create an account, add your company, and write your first posting.
      </ClosingCall>
    </>
  );
}
