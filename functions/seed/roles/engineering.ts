import type { Role } from './role.ts';

export const frontend: Role = {
  title: 'Frontend Engineer',
  internTitle: 'Frontend Engineering Intern',
  skills: ['JavaScript', 'React'],
  also: ['TypeScript', 'UI/UX Design', 'Git'],
  tasks: [
    'rebuild the slowest screen of {product} so that it answers within a blink',
    'turn our drawings into components that work with a keyboard, a screen reader and a cracked phone',
    'make {product} usable on the small, old screens that {users} really have',
    'replace three home-made date pickers with one that people can trust',
    'write the browser tests that let us release on a Friday without holding our breath',
    'keep the first load under 150 kilobytes while {product} learns new tricks',
  ],
  internTasks: [
    'build one feature of {product} from sketch to release, with a mentor beside you',
    'repair the twenty accessibility faults that {users} reported last quarter',
    'watch {users} at work for a day and improve the screen that annoys them most',
    'add the missing tests to the part of {product} that breaks most often',
    'give {product} the dark mode that has been promised twice',
    'bring the first screen of {product} under one second on a phone of 2019',
  ],
  requirements: [
    'You write semantic HTML before you reach for a library',
    'You can explain why a page is slow and show it in a profile',
    'You have built something in React that other people use',
    'You care about the state between loading and loaded',
  ],
  pay: { usd: 132, gbp: 62 },
};

export const backend: Role = {
  title: 'Backend Engineer',
  internTitle: 'Backend Engineering Intern',
  skills: ['stack', 'PostgreSQL'],
  also: ['SQL', 'AWS', 'Docker'],
  tasks: [
    'design the services behind {product} and stay with them after the release',
    'bring the answer time that {users} wait for from two seconds to a fifth of one',
    'make our nightly import safe to stop and start again at any line',
    'split the one table that everything touches without anybody noticing',
    'write interfaces that a new colleague understands from their names',
    'take part in an on-call rota that wakes you twice a year, not twice a week',
  ],
  internTasks: [
    'add one well-tested endpoint to {product} and see it used before you leave',
    'find out why one report takes nine minutes, and make it take one',
    'write the migration that removes a column we have been afraid of',
    'turn a manual step that {users} wait for into a job that runs by itself',
    'trace one slow request through everything it touches and take out a third of it',
    'replace our oldest cron job by something that says when it fails',
  ],
  requirements: [
    'You know what a transaction promises and what it does not',
    'You have read a query plan and acted on it',
    'You write code that logs what you would want to know at three in the morning',
    'You prefer boring technology where lives or money depend on it',
  ],
  pay: { usd: 142, gbp: 66 },
};

export const fullstack: Role = {
  title: 'Full-Stack Engineer',
  internTitle: 'Software Engineering Intern',
  skills: ['JavaScript', 'Node.js', 'React'],
  also: ['TypeScript', 'MongoDB', 'PostgreSQL', 'AWS'],
  tasks: [
    'take an idea for {product} from a talk with {users} to a release, usually within two weeks',
    'look after both the screens and the services of {product}',
    'replace a spreadsheet that runs half the company with something that has an undo',
    'pair with support for an hour a week and fix what you hear',
    'decide, with the rest of us, what not to build',
    'move the last pages of the old site to the new one and switch the old one off',
  ],
  internTasks: [
    'own a small part of {product} for the length of your stay, from database to button',
    'build the internal page that will save our support team an hour a day',
    'ship something in your first week, and something you are proud of in your last',
    'sit in on calls with {users} and turn one complaint into a release',
    'give {product} the search box that everybody expects to be there',
    'turn the five most frequent support answers into things nobody has to ask',
  ],
  requirements: [
    'You are at home in the browser and not afraid of the server, or the other way round',
    'You have released something on your own, however small',
    'You ask what problem we are solving before you ask which framework',
    'You can review code kindly and take a review the same way',
  ],
  pay: { usd: 136, gbp: 63 },
};

export const mobile: Role = {
  title: 'Mobile Engineer',
  internTitle: 'Mobile Engineering Intern',
  skills: ['React', 'TypeScript'],
  also: ['JavaScript', 'UI/UX Design', 'Java', 'Git'],
  tasks: [
    'build the phone side of {product} for {users}, who are rarely at a desk',
    'make {product} work offline and settle differences without losing a word',
    'cut the start of the app from four seconds to one on a five-year-old phone',
    'handle notifications so that people thank us for them',
    'keep one code base healthy on two platforms',
  ],
  internTasks: [
    'build one screen of {product} for phones and test it outdoors',
    'measure what drains the battery and repair the worst of it',
    'bring large text and dark mode to the screens that lack them',
    'let {users} finish what they began when the signal comes back',
    'shorten the way from opening the app to being done by two taps',
  ],
  requirements: [
    'You have an app in a store, or one your friends still use',
    'You know what a phone does when the train enters a tunnel',
    'You test on real devices, the slow ones first',
  ],
  pay: { usd: 138, gbp: 64 },
};

export const gameDeveloper: Role = {
  title: 'Gameplay Engineer',
  internTitle: 'Gameplay Engineering Intern',
  skills: ['C++'],
  also: ['Git', 'UI/UX Design', 'Python'],
  tasks: [
    'turn a paper prototype into something that feels right under the thumb',
    'build the tools inside {product} that let designers work without asking you',
    'hold a steady frame rate on hardware that {users} already own',
    'write the small systems that make a world feel as if it had been there before',
  ],
  internTasks: [
    'prototype one mechanic a week and throw most of them away with good grace',
    'add one tool to {product} that a designer has been asking for all year',
    'find the three worst frame drops and make them disappear',
    'build a test room in which every object of the game can be tried',
    'write the input handling that makes one level playable with a single key',
  ],
  requirements: [
    'You have finished a small game; finished counts more than large',
    'You are comfortable with C++ and its sharp edges',
    'You can tell why something feels good, not only that it does',
  ],
  pay: { usd: 118, gbp: 52 },
};

export const embedded: Role = {
  title: 'Embedded Engineer',
  internTitle: 'Embedded Systems Intern',
  skills: ['C++'],
  also: ['Python', 'Git', 'Docker'],
  tasks: [
    'write firmware that {users} never have to think about',
    'find out where the last ten milliamps go',
    'build the test rig that catches a fault before it leaves the building',
    'bring a new board from first light to its first thousand hours',
    'agree with the app team on a protocol that survives its own next version',
  ],
  internTasks: [
    'bring up one sensor on our board and document what the datasheet left out',
    'automate a hardware test that somebody does by hand every Monday',
    'measure, plot and halve the start-up time of one device',
    'write the update that can be interrupted at any byte',
    'port one driver to our new board and leave it better tested than it was',
  ],
  requirements: [
    'You read schematics and own a soldering iron',
    'You have debugged something with an oscilloscope and enjoyed it',
    'You write C++ that fits into 256 kilobytes',
  ],
  pay: { usd: 134, gbp: 60 },
};
