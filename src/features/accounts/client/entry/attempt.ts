import { useTexts } from '../../../../shell/language.tsx'
import type { SignedIn, StepNeeded } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { explained, inWords } from './explain.ts'
import { useWelcome, type Welcomed } from './welcome.ts'

/** What the server found wrong, by field. */
type Refusal<Field extends string> = {
  readonly error: { readonly [Name in Field]: string | null }
  readonly secondFactor?: StepNeeded | undefined
}

/** What became of an attempt to come in. */
type Attempt<Field extends string> =
  | { readonly success: true }
  /** The password was right, and a second step follows. */
  | { readonly success: false; readonly error: { readonly [Name in Field]?: never }; readonly step: StepNeeded }
  | { readonly success: false; readonly error: { readonly [Name in Field]?: string }; readonly step?: undefined }

type Ask<Field extends string> = () => Promise<SignedIn | Refusal<Field>>

/** Tries to come in. An answer without a user is a refusal with its error; what could not be tried at all is a `Problem`. */
export function useAttempt(welcomed: Welcomed = {}): <Field extends string>(ask: Ask<Field>) => Promise<Attempt<Field>> {
  const texts = useTexts(accountWords)
  const welcome = useWelcome(welcomed)

  async function asked<Field extends string>(ask: Ask<Field>): Promise<SignedIn | Refusal<Field>> {
    try {
      return await ask()
    } catch (cause) {
      throw explained(cause, texts)
    }
  }

  return async (ask) => {
    const answer = await asked(ask)
    if ('secondFactor' in answer && answer.secondFactor) return { success: false, error: {}, step: answer.secondFactor }
    if (!('user' in answer)) return { success: false, error: faultsIn(answer.error, (message) => inWords(message, texts)) }
    welcome(answer)
    return { success: true }
  }
}

function faultsIn<Field extends string>(error: Refusal<Field>['error'], say: (message: string) => string): { [Name in Field]?: string } {
  const faults: { [Name in Field]?: string } = {}
  for (const name in error) {
    const message = error[name]
    if (message !== null) faults[name] = say(message)
  }
  return faults
}
