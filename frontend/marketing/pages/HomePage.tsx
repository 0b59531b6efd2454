import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { PRODUCT } from '#shared/product.ts';
import { CLAIMS } from '../claims.ts';
import { HOW_IT_WORKS } from '../content/home.ts';
import { HOME_STORIES } from '../content/stories.ts';
import { joinAs } from '../links.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Steps } from '../parts/Steps.tsx';
import { Stories } from '../parts/Stories.tsx';
import { Journey } from '../pictures/Journey.tsx';
import { Audiences } from '../sections/Audiences.tsx';
import { FeatureBento } from '../sections/FeatureBento.tsx';

/** `/` */
export default function HomePage() {
  return (
    <>
      <Hero
        title="Your first steps out of the nest, well chosen."
        lead={`${PRODUCT} brings together internships, jobs and live projects, shows which of them ask for what you can do, and keeps track of every application you send.`}
        actions={
          <>
            <ButtonLink
              to={joinAs('student', `${PATHS.explore}?type=internship`)}
              variant="primary"
              size="large"
            >
              Explore Internships
            </ButtonLink>
            <ButtonLink to={PATHS.explore} size="large">
              Start Learning Today
            </ButtonLink>
            <ButtonLink to={joinAs('mentor')} variant="quiet" size="large">
              Join as a Mentor
            </ButtonLink>
          </>
        }
        note="Free for students and mentors. Premium features are for employers and institutions."
        picture={<Journey />}
      />
      <Figures label={`${PRODUCT} in figures`} claims={Object.values(CLAIMS)} />
      <FeatureBento />
      <Section
        title="How It Works"
        lead="From an empty profile to applications that you can keep track of."
        layout="aside"
        ground="sunken"
      >
        <Steps steps={HOW_IT_WORKS} />
      </Section>
      <Audiences />
      <Stories title="Success stories" ground="ruled" of="student" stories={HOME_STORIES} />
      <ClosingCall
        title="The first flight is shorter than it looks."
        actions={
          <ButtonLink to={joinAs()} size="large">
            Sign Up Now
          </ButtonLink>
        }
      >
        Set up a profile and see what asks for the skills you have.
      </ClosingCall>
    </>
  );
}
