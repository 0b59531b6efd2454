import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { MENTOR_BENEFITS, MENTOR_STEPS, MENTOR_TOOLS } from '../content/mentors.ts';
import { joinAs } from '../links.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Soon } from '../parts/Soon.tsx';
import { Steps } from '../parts/Steps.tsx';
import { Tools } from '../parts/Tools.tsx';
import { WeekPreview } from '../pictures/WeekPreview.tsx';
import { MentorTypes } from '../sections/MentorTypes.tsx';

/** `/for-mentors` */
export default function ForMentorsPage() {
  return (
    <>
      <Hero
        title="An hour of yours can save somebody a year."
        lead="Guide and support students in the field you know. It takes two or more years of experience in it, and one to four hours a week."
        actions={
          <ButtonLink to={joinAs('mentor')} variant="primary" size="large">
            Become a Mentor
          </ButtonLink>
        }
        note="You can open your account and say what you offer today. Sessions and the tools below are being built."
        picture={<WeekPreview />}
      />
      <MentorTypes />
      <Section title="What you get out of it" layout="aside">
        <Benefits benefits={MENTOR_BENEFITS} />
      </Section>
      <Section
        title="Mentoring tools"
        lead="So that the time goes into the conversation and not into arranging it."
        extra={<Soon />}
        ground="sunken"
      >
        <Tools tools={MENTOR_TOOLS} columns={4} />
      </Section>
      <Section title="Three steps to your first mentee" layout="aside">
        <Steps steps={MENTOR_STEPS} />
      </Section>
      <ClosingCall
        title="Somebody is standing where you stood."
        actions={
          <ButtonLink to={joinAs('mentor')} size="large">
            Apply to Mentor
          </ButtonLink>
        }
      >
        Applying takes a few minutes and costs nothing.
      </ClosingCall>
    </>
  );
}
