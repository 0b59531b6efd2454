interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that the contact page answers. */
export const FAQ: readonly Question[] = [
  {
    question: 'What does Fledge cost?',
    answer:
      'Fledge is free for students, alumni and mentors, including every application and every match. Employers and institutions have plans with prices, which you can compare on the Employers page. No payment is taken yet.',
  },
  {
    question: 'Who can join?',
    answer:
      'Students and alumni can start right away. Mentors need two or more years of experience in their field; if you have less than three, we review your account first. Employers can open an account right away, and we verify the company before it can post.',
  },
  {
    question: 'How does Fledge match me with opportunities?',
    answer:
      'We compare the skills an opportunity asks for with the skills in your profile, and show you both lists. Companies can’t pay for a higher position, and your age, name and background play no part.',
  },
  {
    question: 'Can I delete my account and my data?',
    answer:
      'Yes. Write to us from the email address you signed up with, and we’ll delete your account, your profile and your applications. The Privacy page lists what we store and for how long.',
  },
];
