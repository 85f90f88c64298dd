import { useState, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { AddressChips } from '../../../../shell/parts/chips/address-chips.tsx'
import { isAddress } from '../../addresses.ts'
import type { Person } from '../../mail.ts'
import { composeWords } from './compose-words.ts'
import { Row } from './compose-row.tsx'
import { useAddressOffers } from './use-address-offers.ts'

type RecipientRowProps = {
  readonly id: string
  readonly kind: 'to' | 'cc' | 'bcc'
  readonly value: readonly Person[]
  readonly onChange: (value: readonly Person[]) => void
  readonly error: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly aside?: ReactNode
}

/** Who gets it. */
export function RecipientRow({ id, kind, value, onChange, error, inputRef, aside }: RecipientRowProps): ReactNode {
  const texts = useTexts(composeWords)
  const [typed, setTyped] = useState('')
  const offers = useAddressOffers(typed)
  return (
    <Row id={id} label={texts[kind]} isRequired={kind === 'to'} error={error} aside={aside}>
      <AddressChips
        id={id}
        label={texts[kind]}
        value={value}
        onChange={onChange}
        offers={offers}
        onType={setTyped}
        isAddress={isAddress}
        isRequired={kind === 'to'}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        {...(inputRef ? { inputRef } : {})}
      />
    </Row>
  )
}
