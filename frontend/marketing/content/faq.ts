interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that the contact page answers. */
export const FAQ: readonly Question[] = [
  {
    question: 'What does Fledge cost?',
    answer:
      'Nothing for students, alumni and mentors, and that includes every application and every match. Employers and institutions pay for posting and for premium features; the plans stand on the Employers page.',
  },
  {
    question: 'Who can join?',
    answer:
      'Students and alumni at once. Mentors bring two or more years of experience in their field; with less than three, one of us has a look first. Employers open an account at once; before a company may post, one of us checks that it is real.',
  },
  {
    question: 'How does Fledge decide what fits me?',
    answer:
      'By the skills that an opportunity asks for and the ones in your profile, item by item, and it shows you both lists. Nobody can pay to come first, and nothing about your age, name or background is counted.',
  },
  {
    question: 'Can I delete my account and what is stored about me?',
    answer:
      'Yes. Write to us from the address you signed up with, and we delete your account, your profile and your applications by hand. What is stored, and for how long, stands on the Privacy page.',
  },
];
