import type { Article } from '../article.ts';
import { general, heading, list, paragraph } from '../writing.ts';

const seekers = ['student', 'alumni'] as const;

export const OFFERS: readonly Article[] = [
  general({
    id: 'compare-offers',
    title: 'How do I compare two offers?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Write down what you will do and learn, with whom, for what pay and at what cost in time and rent, and weigh these before you look at the names of the companies. Ask about whatever is still open.',
    body: [
      list(
        'Work: what the first six months consist of, and who teaches you.',
        'Pay: base, bonus, what is paid for travel and equipment, how often it is reviewed.',
        'Time: hours, days on site, the way there, holidays, notice period.',
        'Cost of the place: rent for a room, transport.',
        'What comes after: do interns get offers, where did the last ones go?',
      ),
      paragraph(
        'Give each line a weight before you fill in the table, since afterwards one is tempted to choose the weights for the result. Then imagine that the better one has withdrawn. If you are relieved, you know something.',
      ),
      paragraph(
        'You may ask an employer for a week to decide, and tell them that there is another offer. Say by when you answer, and keep it.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'negotiate-pay',
    title: 'How do I negotiate my first salary?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Thank them, say that you want the job, name one figure with one reason, and wait. A polite request within a normal range does not cost you an offer.',
    body: [
      paragraph(
        'The time is after the offer and before your yes. Earlier they do not know yet that they want you, and later there is nothing to decide.',
      ),
      list(
        'Find out what others offer for the same work and place; postings with pay are the best source.',
        'Choose a figure five to ten percent above the offer that you can give a reason for.',
        'The reason is your value for them: a skill that they need, another offer, experience that saves training.',
        'Say it in two sentences, and then be silent until they answer.',
      ),
      heading('If the answer is no'),
      paragraph(
        'Ask what else is possible: a review after six months, a training, another title, one more day from home, the start a month later. Ask for it in writing. Fixed pay scales, as in many public offices and large programs, really are fixed; then it is fine to accept without negotiating.',
      ),
    ],
  }),
  general({
    id: 'answer-an-offer',
    title: 'How do I answer an offer on Fledge?',
    roles: seekers,
    topics: ['offers', 'fledge'],
    answer:
      'Open the application in your tracker, read the offer, and choose Accept or Decline. Accepting makes you hired at once, so clear up pay and start with the employer before you do it.',
    body: [
      paragraph(
        'An offer is text that the employer writes: the position, the pay, the start and what else they agreed with you. It is made to one person at a time.',
      ),
      list(
        'Accept: the application becomes Hired, and the posting has one opening less. When it was the last one, the posting is filled.',
        'Decline: the application becomes Offer Declined. The employer can make another offer.',
        'Ask first: write to the employer from the application; the conversation belongs to it.',
        'Withdraw: possible until you accept, with ten seconds to undo it.',
      ),
      paragraph(
        'If two people accept the last opening at the same moment, one of them is hired and the other is asked to talk to the employer. An offer on Fledge is not the contract itself: ask for that in writing, read it in peace, and sign it before you give notice elsewhere.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'decline-an-offer',
    title: 'How do I decline an offer without burning bridges?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Tell them quickly, thank them, and give one honest and kind reason. Do it before they stop talking to others, and do not negotiate any more once you have decided.',
    body: [
      paragraph(
        '“Thank you for the offer and for the time that you took. I have decided for another position that is closer to research. I enjoyed the talk with your team and would be glad to hear from you again.” That is all it needs.',
      ),
      list(
        'Decide within the time that you asked for.',
        'Call when you talked to someone often, write when you did not.',
        'Do not criticize pay or people in writing.',
        'Withdraw your other open applications on the same day.',
      ),
      paragraph(
        'If you have already accepted and want to go back, talk to them at once and in person. It is unpleasant for both, so do it only for a strong reason, and read first what you signed. People in one field meet again; how you leave is what they remember.',
      ),
    ],
    screens: [{ title: 'Applications', path: '/dashboard/student/applications' }],
  }),
  general({
    id: 'read-a-contract',
    title: 'What do I check before I sign?',
    roles: seekers,
    topics: ['offers'],
    answer:
      'Check that title, pay, hours, start, end, place, notice period and holidays are what you agreed, and ask about every sentence that you do not understand. Ask for two days to read it.',
    body: [
      list(
        'Pay: amount, when it is paid, what happens with overtime.',
        'Time: hours a week, days on site, trial period, end date of an internship.',
        'Notice: how long, for both sides, during and after the trial period.',
        'What you create: who owns it, and whether side projects are allowed.',
        'Promises from the talk: bonus, training, equipment. If it is not written, ask for it.',
      ),
      paragraph(
        'Questions are normal and nobody minds them: “What does this paragraph mean in practice?” Watch out for payments that you would have to give back, such as for a training, and for bans on working for others after the end.',
      ),
      paragraph(
        'Student unions, career services and trade unions often read contracts for free. This article is general advice; for your own case, ask one of these.',
      ),
    ],
  }),
  general({
    id: 'price-project-work',
    title: 'How do I price a small paid project?',
    roles: ['student', 'alumni'],
    topics: ['offers'],
    answer:
      'Estimate the hours, add a third for talks and changes, and multiply by an hourly rate that also pays for your equipment and unpaid time. Offer a fixed price for a result that you describe exactly.',
    body: [
      paragraph(
        'Rates of freelancers look high next to wages, because a third of the time is unpaid: looking for work, bookkeeping, illness. As a student, a rate of one and a half times the wage for the same work is a fair beginning.',
      ),
      list(
        'Write what is included, and what is not.',
        'Two rounds of changes, then by the hour.',
        'A third at the beginning, the rest on delivery.',
        'A day on which you deliver what, and on which they answer.',
        'Who may use the result, and whether you may show it.',
      ),
      paragraph(
        'Track your hours in the first three projects, even at a fixed price. You will see where the estimate was wrong. A client who finds it too expensive can get less work for less money; do not do the same work for less.',
      ),
    ],
    screens: [{ title: 'Projects', path: '/dashboard/student/projects' }],
  }),
];
