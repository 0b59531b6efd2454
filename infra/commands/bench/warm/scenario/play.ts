import { DEMO_COLLEAGUE_EMAIL, demoEmail } from '#shared/core/demo.ts';
import { ask, decideAboutUsers } from './administration.ts';
import { askAdvisor } from './advising.ts';
import { apply, applyElsewhere, offer } from './applying.ts';
import { askAlumnus } from './asking.ts';
import { brand, found } from './company.ts';
import { compete, readChallenges } from './competing.ts';
import { judgeAttempt, learn, practise, publishCourse, retireCourse } from './courses.ts';
import { checkCredential, claimCredential, judgeCredential } from './credentials.ts';
import { deliver, endEarly } from './engagements.ts';
import { hostEvent, readEvents } from './events.ts';
import { foundStartups } from './founding.ts';
import { analyse, assess, readApplicants, screen } from './hiring.ts';
import { importCredentials, trustIssuers } from './imports.ts';
import { invite, joinStudent, rejectStranger } from './joining.ts';
import { meet, subscribe } from './meeting.ts';
import { mentor, seekMentor } from './mentoring.ts';
import { findMentor, judgeMentors, offerMentoring } from './mentors.ts';
import { findBuddies } from './pairing.ts';
import { usePlan } from './plans.ts';
import { openPostingWithOwnLink, ownPostings, post } from './posting.ts';
import { editProfile, uploadResume } from './profile.ts';
import { handInProject, readProjects } from './projects.ts';
import { manageLibrary, planStudies, readLibrary } from './reading.ts';
import { judge, review } from './reviewing.ts';
import { keepComments, keepReviewsFair, learnToReview, reviewProject } from './reviews.ts';
import { address, PASSWORD, type Person, type Scene, signIn } from './scene.ts';
import { react, saveSearches, search, visit } from './searching.ts';
import { changeSettings } from './settings.ts';
import { contact, talk } from './talking.ts';

/** A student changes the password, signs out and has forgotten the new one. */
const leave = async ({ browser }: Person, publicClientId: string): Promise<void> => {
  await browser.call('auth.changePassword', {
    body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}8` },
  });
  await browser.call('auth.signOut');
  await browser.call('auth.reset', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: { ClientId: publicClientId, Username: address('student') },
  });
};

/** Calls every route but those in `UNMEASURED` at least once, most of them as users with much data: those of the seed. */
export const playScenario = async (
  scene: Scene,
  adminAccount: { readonly email: string; readonly password: string },
  publicClientId: string,
): Promise<void> => {
  const reported = await visit(scene);
  const student = await joinStudent(scene);
  await rejectStranger(scene);
  const demo = {
    student: await signIn(scene, demoEmail('student')),
    employer: await signIn(scene, demoEmail('employer')),
    colleague: await signIn(scene, DEMO_COLLEAGUE_EMAIL),
    alumnus: await signIn(scene, demoEmail('alumni')),
    mentor: await signIn(scene, demoEmail('mentor')),
  };
  const admin = await signIn(scene, adminAccount.email, adminAccount.password);

  const ids = await search(demo.student);
  await saveSearches(student);
  await editProfile(demo.student, demo.alumnus);
  await uploadResume(student);

  const own = await ownPostings(demo.employer);
  await post(demo.employer);
  await react(student, { reported, clicked: await openPostingWithOwnLink(demo.alumnus) });
  await apply(student, [...ids.filter((id) => id !== own.open).slice(0, 9), own.open]);
  await applyElsewhere(student);
  await assess(demo.employer, demo.colleague, await readApplicants(demo.employer));
  await screen(demo.employer);
  await meet(demo.employer, student, own.open);
  await subscribe(demo.employer);
  await analyse(demo.employer);
  await usePlan(demo.employer, admin);
  await changeSettings(scene, admin);
  await offer(demo.employer, student, own.open);

  await offerMentoring(demo.mentor);
  await findMentor(demo.student, demo.mentor.id);

  await talk(demo.student, demo.alumnus);
  await contact(student, demo.mentor, demo.alumnus);

  await mentor(demo.mentor, demo.student);
  await seekMentor(student, demo.mentor);
  await askAlumnus(student, demo.alumnus);
  await findBuddies(demo.student, demo.alumnus, student);

  await readEvents(demo.student, demo.alumnus);
  await hostEvent(scene, demo.alumnus, student);
  await deliver(demo.student, demo.employer);
  await endEarly(demo.student, demo.employer);
  await foundStartups(demo.student, student);
  await readChallenges(demo.student, demo.employer);
  await compete(scene, demo.employer, demo.student, student);

  await askAdvisor(demo.student);

  const newcomers = await found(scene);
  await ask(scene, admin);
  await decideAboutUsers(admin, newcomers);
  await review(admin, newcomers, own);
  await brand(demo.employer, admin, scene);
  await judge(admin);
  await judgeMentors(admin, demo.mentor.id);
  const invited = await invite(scene, admin);

  await readProjects(demo.student);
  await learnToReview(invited);
  await keepComments(demo.mentor);
  await reviewProject(demo.mentor, invited, await handInProject(student));
  await keepReviewsFair(admin);

  await practise(demo.student);
  await judgeAttempt(admin, student, await learn(student, await publishCourse(demo.mentor, admin)));
  await retireCourse(demo.mentor, admin);
  const credential = await claimCredential(demo.student);
  await checkCredential(scene, credential);
  await judgeCredential(admin, demo.student, credential);
  await trustIssuers(admin);
  await importCredentials(demo.student);

  await readLibrary(scene);
  await planStudies(demo.student);
  await manageLibrary(admin);

  await admin.browser.call('auth.signOutEverywhere');
  await leave(student, publicClientId);
};
