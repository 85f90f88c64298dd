import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlacedTerm, Term } from '../../../kit/query-language.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import type { OfferedKey } from './query-suggestions.ts'
import { queryWords } from './query-words.ts'
import styles from './query.module.css'
import type { texts as words } from './texts.ts'

type QueryChipsProps = {
  readonly terms: readonly PlacedTerm[]
  readonly keys: readonly OfferedKey[]
  readonly onEdit: (term: PlacedTerm) => void
  readonly onRemove: (term: PlacedTerm) => void
}

/** The conditions of a search text in words. Plain words need none: they are words already. */
export function QueryChips({ terms, keys, onEdit, onRemove }: QueryChipsProps): ReactNode {
  const texts = useTexts(queryWords)
  const shown = terms.filter(({ term }) => term.isNot || (term.kind === 'field' && term.value !== ''))
  if (shown.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={texts.conditions}>
      {shown.map((each) => {
        const condition = inWords(each.term, keys, texts)
        return (
          <li key={`${each.start} ${condition}`} className={styles.chip} data-not={each.term.isNot ? '' : undefined}>
            <button type="button" className={styles.edit} aria-label={fill(texts.edit, { condition })} onClick={() => onEdit(each)}>
              {condition}
            </button>
            <button type="button" className={styles.remove} aria-label={fill(texts.remove, { condition })} onClick={() => onRemove(each)}>
              <X aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function inWords(term: Term, keys: readonly OfferedKey[], texts: typeof words): string {
  const condition = term.kind === 'text' ? term.text : fieldInWords(term, keys)
  return term.isNot ? fill(texts.not, { condition }) : condition
}

/** «Sender: Anna», «Size > 100»: the signs are the same in every language. */
function fieldInWords({ key: id, comparison, value }: Extract<Term, { kind: 'field' }>, keys: readonly OfferedKey[]): string {
  const title = keys.find((key) => key.id === id)?.title ?? id
  return comparison === '=' ? `${title}: ${value}` : `${title} ${comparison} ${value}`
}
