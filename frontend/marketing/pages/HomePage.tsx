import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { HOW_IT_WORKS } from '../content/home.ts';
import { HOME_STORIES } from '../content/stories.ts';
import { joinAs } from '../links.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { OpenNow } from '../parts/OpenNow.tsx';
import { Section } from '../parts/Section.tsx';
import { Steps } from '../parts/Steps.tsx';
import { Stories } from '../parts/Stories.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Audiences } from '../sections/Audiences.tsx';
import { CoreFeatures } from '../sections/CoreFeatures.tsx';

/** `/` */
export default function HomePage() {
  return (
    <>
      <Hero
        title="Find your first job, internship or project."
        lead={`${PRODUCT} shows you internships, jobs and live projects that match your skills, explains why they match, and tracks every application you send.`}
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
        note={
          <>
            <OpenNow />
            <p>Free for students and mentors. Premium features are for employers and institutions.</p>
          </>
        }
        large
        picture={<ProductPicture />}
      />
      <CoreFeatures />
      <Section
        title="How It Works"
        lead="From a new profile to applications you can track."
        layout="aside"
        ground="sunken"
      >
        <Steps steps={HOW_IT_WORKS} />
      </Section>
      <Audiences />
      <Stories title="Success stories" ground="ruled" of="student" stories={HOME_STORIES} />
      <ClosingCall
        title="Ready to get started?"
        actions={
          <ButtonLink to={joinAs()} size="large">
            Sign Up Now
          </ButtonLink>
        }
      >
        Create a profile and see which opportunities match your skills.
      </ClosingCall>
    </>
  );
}
