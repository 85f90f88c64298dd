import type { SampleCourse } from './sample-course.ts'

export const secretsCourse: SampleCourse = {
  title: 'Secrets, keys and certificates',
  description: 'Where passwords of programs live, how they change without an outage, and what to do when one has leaked.',
  category: 'cloud',
  length: 60,
  reached: 0,
  steps: [
    [
      'Make a list',
      `
      Nobody can guard what nobody knows. List each secret of one service: what it opens, who knows it, where it lies, when it was last
      changed, what breaks without it.

      > Most teams find one in the list that opens everything. Begin with that one.
      `,
    ],
    [
      'Never in the source',
      `
      A secret in a repository is public to everybody who ever gets a copy, and deleting it does not take it out of the history. Let a hook
      look for it before each commit, and treat what it finds in old commits as leaked.
      `,
    ],
    [
      'From the environment or a file',
      `
      Two good places: an environment variable, or a file that only the process may read. Files are better for what changes while it runs,
      and they do not show in a list of processes.

      ~~~
      install -m 0400 -o app db-password /run/secrets/db-password
      ~~~
      `,
    ],
    [
      'A store for secrets',
      `
      A store gives secrets out to those who prove who they are, writes down who asked, and can take them back. The cloud has one, and so do
      open tools such as OpenBao.

      The question «and how does the program prove itself to the store?» should end at an identity of the platform, not at another password.
      `,
    ],
    [
      'Short lives',
      `
      A password that lives for an hour is worth little to a thief. Many databases and clouds can give out such credentials. Where that is not
      possible, change them on a fixed day, so that everybody knows how.
      `,
    ],
    [
      'Change without an outage',
      `
      Two secrets must be valid at the same time for a while:

      - Add the new one where it is checked.
      - Let all programs use the new one.
      - Take the old one away.

      Systems that know only one secret force an outage. Choose others.
      `,
    ],
    [
      'Passwords of people',
      `
      Passwords are never stored, only hashes that are slow on purpose: argon2id or scrypt, each with a salt of its own. A quick hash such as
      SHA-256 is guessed a billion times a second.

      ~~~
      const key = await scrypt(password, randomBytes(16), 32)
      ~~~
      `,
    ],
    [
      'Certificates that renew themselves',
      `
      A certificate that somebody has to remember will run out on a Sunday. Let an ACME client renew it when a third of its life is left, and
      warn two weeks before the end if it did not.
      `,
    ],
    [
      'Signing',
      `
      A signature proves who wrote something and that it was not changed. Keep the private key where it can sign but not be read, and print an
      id of the key into each signature: so you can change it without breaking old ones.
      `,
    ],
    [
      'It has leaked',
      `
      First make it worthless, then look for the cause. Change the secret, end all sessions made with it, read the logs of what it opened,
      tell those concerned. In Switzerland a serious breach of personal data goes to the FDPIC as soon as possible.

      > Practise it once with a harmless key and a clock.
      `,
    ],
    [
      'One page for the wall',
      `
      - No secret in source, images, logs or chats.
      - Each has an owner and a date.
      - Each can be changed within an hour, by more than one person.
      - What people type is hashed slowly; what programs use lives shortly.
      `,
    ],
  ],
}
