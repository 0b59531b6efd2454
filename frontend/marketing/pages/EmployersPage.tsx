import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EMPLOYER_BENEFITS, HIRING_TOOLS } from '../content/employers.ts';
import { EMPLOYER_STORIES } from '../content/stories.ts';
import { joinAs } from '../links.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Soon } from '../parts/Soon.tsx';
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
        title="Hire people who know why they applied."
        lead="Students and graduates who have compared your skills with theirs before they wrote to you. Matching shows its reasons, to them and to you."
        actions={
          <ButtonLink to={joinAs('employer')} variant="primary" size="large">
            Start Hiring
          </ButtonLink>
        }
        note="You can open your account today, and we check your company. Posting and the tools below are being built."
        picture={<ApplicantsPreview />}
      />
      <Companies />
      <Section title="Why hire here" layout="aside">
        <Benefits benefits={EMPLOYER_BENEFITS} />
      </Section>
      <Section title="Hiring tools" extra={<Soon />} layout="aside" ground="sunken">
        <Tools tools={HIRING_TOOLS} />
      </Section>
      <Stories
        title="How it could go"
        of="employer"
        stories={EMPLOYER_STORIES}
        note="Example stories: people and companies are invented, and posting is still being built."
      />
      <Pricing />
      <ClosingCall
        title="Your next colleague is reading a job ad right now."
        actions={
          <ButtonLink to={joinAs('employer')} size="large">
            Start Hiring
          </ButtonLink>
        }
      >
        Tell us who you are. We check your company, and you are ready when posting opens.
      </ClosingCall>
    </>
  );
}
