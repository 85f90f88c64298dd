import type { SampleCourse } from './sample-course.ts'

export const typescriptCourse: SampleCourse = {
  title: 'TypeScript for careful people',
  description: 'Types as a second pair of eyes: strict settings, unions that cannot lie, and edges where nothing is believed unchecked.',
  category: 'web',
  length: 120,
  reached: 2,
  steps: [
    [
      'What types are for',
      `
      Types do not make a program right. They make a class of mistakes visible while you type: the misspelt field, the missing case, the value
      that may not be there.

      We write the rules of a library: books, readers, loans. Nothing more is needed than Node and the compiler.
      `,
    ],
    [
      'Strict from the first day',
      `
      Switch the strict rules on before the first line. Later it hurts.

      ~~~
      {
        "compilerOptions": {
          "strict": true,
          "noUncheckedIndexedAccess": true,
          "exactOptionalPropertyTypes": true,
          "noEmit": true
        }
      }
      ~~~

      The second one says the truth about lists: the third entry may not be there.
      `,
    ],
    [
      'Annotate the edges',
      `
      Write types where your code meets others: parameters and results of what you export. Inside, let the compiler find them out.

      ~~~
      export function dueDay(loan: Loan, days: number): Date {
        const due = new Date(loan.since)
        due.setDate(due.getDate() + days)
        return due
      }
      ~~~
      `,
    ],
    [
      'Unions instead of flags',
      `
      Four optional fields allow sixteen states, most of them nonsense. A union names the ones that exist.

      ~~~
      type Copy =
        | { kind: 'free' }
        | { kind: 'lent'; reader: string; until: string }
        | { kind: 'lost'; since: string }
      ~~~

      *until* can only be read after you have asked for *kind*.
      `,
    ],
    [
      'No case forgotten',
      `
      A function over a union should fail to compile when a case is added. A record does that without a trick:

      ~~~
      const words: Record<Copy['kind'], string> = { free: 'Available', lent: 'On loan', lost: 'Missing' }
      ~~~

      > Add a kind *repair* to the union and count the places the compiler shows you.
      `,
    ],
    [
      'unknown, not any',
      `
      *any* switches the checks off, and it spreads. *unknown* says: something came, and nobody may touch it before looking.

      ~~~
      function isNamed(value: unknown): value is { name: string } {
        return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      }
      ~~~
      `,
    ],
    [
      'Check what comes in',
      `
      Types vanish when the program runs. What comes over the network has to be checked there, and the type should come from the check, not
      beside it.

      ~~~
      const Reader = z.object({ id: z.uuid(), name: z.string().min(1) })
      type Reader = z.infer<typeof Reader>
      ~~~

      So the shape is written once, and both sides agree.
      `,
    ],
    [
      'readonly by default',
      `
      A function that changes its parameters surprises its callers. Take *readonly* lists and give new ones back.

      ~~~
      export function without(copies: readonly Copy[], at: number): readonly Copy[] {
        return copies.toSpliced(at, 1)
      }
      ~~~
      `,
    ],
    [
      'Generics in small doses',
      `
      A type parameter is worth it when it ties two places together: what goes in and what comes out.

      ~~~
      function first<T>(all: readonly T[]): T | undefined {
        return all[0]
      }
      ~~~

      If a parameter appears only once in a signature, you do not need it.
      `,
    ],
    [
      'Errors that are expected',
      `
      «No copy left» is not an exception, it is an answer. Return it as a value, and the caller cannot forget it. Throw only where a promise is
      broken: no database, no memory.

      ~~~
      type Lending = { kind: 'lent'; until: string } | { kind: 'refused'; reason: string }
      ~~~
      `,
    ],
    [
      'Run it as it is',
      `
      Recent Node versions strip types and run the file. What cannot simply be erased has to go: enums, parameter properties, namespaces.
      *erasableSyntaxOnly* finds them.

      Check types in the build, run the source on the server, and keep one language from the rule to the row.
      `,
    ],
  ],
}
