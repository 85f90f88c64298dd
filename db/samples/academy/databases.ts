import type { SampleCourse } from './sample-course.ts'

export const databasesCourse: SampleCourse = {
  title: 'A database that survives',
  description: 'Backups that were restored, migrations nobody notices, and queries that stay quick: PostgreSQL for small teams.',
  category: 'cloud',
  length: 75,
  reached: 0,
  steps: [
    [
      'What can go wrong',
      `
      Disks break seldom. People delete the wrong rows often. A plan that only helps against the first is no plan.

      We look after the database of a fiduciary office: 40 clients, ten years of papers, one afternoon a week for it.
      `,
    ],
    [
      'Two figures first',
      `
      How much work may be lost, and how long may it take until it runs again? Write both down and let the owner sign them. «Nothing» and «at
      once» have a price; perhaps 15 minutes and two hours are enough.
      `,
    ],
    [
      'A dump each night',
      `
      The simplest backup is a dump to another place.

      ~~~
      pg_dump --format=custom --file=office-2027-03-28.dump office
      ~~~

      It is consistent although people go on working. But whatever happened since last night is not in it.
      `,
    ],
    [
      'Every change kept',
      `
      PostgreSQL writes each change to a log before the tables. Who keeps a base backup and all logs since can go back to any moment, for
      example to 14:03, right before the wrong delete.

      Tools such as pgBackRest or WAL-G do both and check what they keep.
      `,
    ],
    [
      'Restore it',
      `
      A backup that was never restored is a hope. Restore it every month into an empty database, count the rows, and stop the time it takes.

      ~~~
      pg_restore --create --dbname=postgres office-2027-03-28.dump
      ~~~

      > Put the date of your last restore where everybody sees it.
      `,
    ],
    [
      'Constraints are memory',
      `
      Programs come and go, the rules of the data stay. *not null*, *unique*, *check* and foreign keys hold also for the script that somebody
      writes at midnight.

      ~~~
      alter table invoice add constraint total_is_positive check (total >= 0) not valid;
      alter table invoice validate constraint total_is_positive;
      ~~~

      In two steps, so that writers wait only for a moment.
      `,
    ],
    [
      'Changes nobody notices',
      `
      A migration that waits for a lock makes everybody behind it wait too. Let it give up quickly and try again.

      ~~~
      set lock_timeout = '200ms';
      create index concurrently invoice_client on invoice (client_id);
      ~~~

      *concurrently* takes longer, but people go on writing. It cannot run inside a transaction.
      `,
    ],
    [
      'Read a plan',
      `
      Before you add an index, ask what the database does.

      ~~~
      explain (analyze, buffers) select * from invoice where client_id = 7 order by date desc limit 20;
      ~~~

      Look for the step whose actual rows differ most from the estimate: there its picture of your data is wrong.
      `,
    ],
    [
      'Pages without offset',
      `
      *offset 100000* reads a hundred thousand rows and throws them away. Go on after the last row instead.

      ~~~
      select * from invoice where (date, id) < ($1, $2) order by date desc, id desc limit 50;
      ~~~

      With an index on both columns each page is as quick as the first.
      `,
    ],
    [
      'Rights for each program',
      `
      The service that reads invoices needs no right to drop tables. Give each program a role with just what it does, and let nobody but
      migrations own the tables. Row-level security keeps clients apart even where a condition was forgotten.
      `,
    ],
    [
      'A quiet afternoon',
      `
      The weekly list:

      - Did all backups run, and is the last restore less than a month ago?
      - Which query took most time in all? *pg_stat_statements* knows.
      - How much room is left, and until when does it last?
      - Are there updates of the minor version? They bring fixes and need only a restart.
      `,
    ],
  ],
}
