import type { SampleCourse } from './sample-course.ts'

export const logsCourse: SampleCourse = {
  title: 'Logs that help at night',
  description: 'What to write down so that somebody half asleep finds the cause: events, figures, traces, and nothing personal.',
  category: 'cloud',
  length: 30,
  reached: 11,
  steps: [
    [
      'Who reads this?',
      `
      Write each line for one person: a colleague, at three in the morning, who has never seen this service. What happened, to which request,
      how long did it take, what was tried next?
      `,
    ],
    [
      'Events, not sentences',
      `
      A line that a program can read can be counted, filtered and drawn. Give each event a name and its fields.

      ~~~
      {"at":"2027-03-28T02:14:07Z","event":"mail-refused","host":"mx.example.ch","attempt":3,"ms":5012}
      ~~~
      `,
    ],
    [
      'Four levels are enough',
      `
      - *error*: somebody has to do something.
      - *warn*: it went well this time.
      - *info*: what one wants to know about a normal day.
      - *debug*: switched on for an hour, then off again.

      If nobody acts on an error, it was none.
      `,
    ],
    [
      'One id through all',
      `
      Give each request an id at the door, write it into each line and hand it on to the next service. The *traceparent* header is the agreed
      way.

      > Take the id of one request and find all its lines. How long did it take you?
      `,
    ],
    [
      'Nothing personal',
      `
      Logs live long and are read by many. No names, no addresses, no tokens, no bodies of requests. The safest way: declare which fields an
      event may have, so that others do not compile.
      `,
    ],
    [
      'Figures beside words',
      `
      Logs tell one story, metrics tell how often it happens. Count requests, count failures, measure how long they take, by route and not by
      full address.

      The average hides the slow ones: look at the 95th and 99th percentile.
      `,
    ],
    [
      'Where the time goes',
      `
      A trace shows one request as a staircase: 12 ms at the gate, 4 in the handler, 900 in a query. Keep few of the quick ones and all of the
      slow and the failed ones.
      `,
    ],
    [
      'Alarms people believe',
      `
      Wake somebody only for what visitors feel: too many failures, too slow, not reachable. A full disk in three days is a task for the
      morning.

      Each alarm links to a page that says what it means and what to do first.
      `,
    ],
    [
      'How long to keep them',
      `
      Decide by purpose: two weeks to find faults, a year of daily counts to plan. Delete by a job, not by good intentions. What is gone
      cannot leak.
      `,
    ],
    [
      'After the night',
      `
      Write down within two days what happened, without blame: when it began, who noticed, what helped, what would have shown it earlier. The
      last point becomes a line in a log, a figure or an alarm.
      `,
    ],
    [
      'Your own five lines',
      `
      Go through one service and add what was missing in the last incident:

      - start and stop, with version and settings that are no secrets,
      - each call to somebody else's service, with its time and outcome,
      - each retry and each giving up,
      - each refusal with its reason,
      - each job with what it did.
      `,
    ],
  ],
}
