import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { MENTOR_BENEFITS, MENTOR_STEPS, MENTOR_TOOLS } from '../content/mentors.ts';
import { joinAs } from '../links.ts';
import { Benefits } from '../parts/Benefits.tsx';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Steps } from '../parts/Steps.tsx';
import { Tools } from '../parts/Tools.tsx';
import { WeekPreview } from '../pictures/WeekPreview.tsx';
import { MentorTypes } from '../sections/MentorTypes.tsx';

/** `/for-mentors` */
export default function ForMentorsPage() {
  return (
    <>
      <Hero
        title="Help a student start their career."
        lead="Guide and support students in your field. You need two or more years of experience and one to four hours a week."
        actions={
          <ButtonLink to={joinAs('mentor')} variant="primary" size="large">
            Become a Mentor
          </ButtonLink>
        }
        note="Students find you once you have a free place and a time they can book. You can pause at any time."
        picture={<WeekPreview />}
      />
      <MentorTypes />
      <Section title="Why mentor" layout="aside">
        <Benefits benefits={MENTOR_BENEFITS} />
      </Section>
      <Section
        title="Mentoring tools"
        lead="Spend your time on the conversation, not on organizing it."
        ground="sunken"
      >
        <Tools tools={MENTOR_TOOLS} columns={4} />
      </Section>
      <Section title="Three steps to your first mentee" layout="aside">
        <Steps steps={MENTOR_STEPS} />
      </Section>
      <ClosingCall
        title="Share what you know"
        actions={
          <ButtonLink to={joinAs('mentor')} size="large">
            Apply to Mentor
          </ButtonLink>
        }
      >
        Applying is free and takes a few minutes.
      </ClosingCall>
    </>
  );
}
