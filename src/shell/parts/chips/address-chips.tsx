import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import styles from '../form/combobox.module.css'
import type { Address, IsAddress } from './addresses.ts'
import { chipWords } from './chip-words.ts'
import own from './chips.module.css'
import { useAddressChips } from './use-address-chips.ts'

type AddressChipsProps = {
  readonly id: string
  /** Its name for those who listen; a `<label htmlFor>` gives it to the box itself. */
  readonly label: string
  readonly value: readonly Address[]
  readonly onChange: (value: readonly Address[]) => void
  /** Who goes on like what is typed. */
  readonly offers: readonly Address[]
  readonly onType: (text: string) => void
  readonly isAddress: IsAddress
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Addresses as chips, found by typing, pasted or typed out. What is none becomes a chip too, marked, so that nothing typed is lost. */
export function AddressChips(props: AddressChipsProps): ReactNode {
  const { id, label, value, onChange, onType, isAddress, isRequired = false, isInvalid = false, describedBy, inputRef } = props
  const texts = useTexts(chipWords)
  const offers = props.offers.filter((offer) => !value.some(({ email }) => email.toLowerCase() === offer.email.toLowerCase()))
  const chips = useAddressChips({ value, onChange, offers, onType, isAddress })
  return (
    <Combobox.Root<Address, true>
      multiple
      items={offers}
      filter={null}
      value={[...value]}
      isItemEqualToValue={(one, other) => one.email === other.email}
      itemToStringLabel={({ email }) => email}
      onValueChange={(next) => {
        chips.change(next)
        chips.type('')
      }}
      inputValue={chips.text}
      onInputValueChange={(text, { reason }) => (reason === 'input-change' ? chips.type(text) : undefined)}
      onItemHighlighted={(offer, { reason }) => chips.point(offer, reason)}
      openOnInputClick={false}
      autoHighlight
    >
      <Combobox.Chips className={`${styles.chips} ${own.box}`} aria-label={value.length > 0 ? fill(texts.chosen, { label }) : undefined}>
        {value.map((address) => (
          <AddressChip key={address.email} address={address} isWrong={!isAddress(address.email)} onEdit={() => chips.edit(address)} />
        ))}
        <Combobox.Input
          id={id}
          ref={inputRef}
          className={styles.input}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-required={isRequired}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onKeyDown={chips.press}
          onPaste={chips.paste}
          onBlur={chips.leave}
        />
      </Combobox.Chips>
      {offers.length > 0 && chips.text.trim() !== '' ? <Offers name={texts.offers} /> : null}
    </Combobox.Root>
  )
}

type AddressChipProps = { readonly address: Address; readonly isWrong: boolean; readonly onEdit: () => void }

function AddressChip({ address, isWrong, onEdit }: AddressChipProps): ReactNode {
  const texts = useTexts(chipWords)
  const { name, email } = address
  const spoken = isWrong ? fill(texts.wrong, { text: email }) : [name, email].filter(Boolean).join(', ')
  return (
    <Combobox.Chip
      className={`${styles.chip} ${own.chip}`}
      data-chip=""
      data-wrong={isWrong ? '' : undefined}
      aria-label={spoken}
      title={email}
      onDoubleClick={onEdit}
    >
      <span className={own.name}>{name || email}</span>
      <Combobox.ChipRemove className={styles.remove} aria-label={fill(texts.remove, { name: name || email })}>
        <X aria-hidden="true" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

function Offers({ name }: { readonly name: string }): ReactNode {
  return (
    <Combobox.Portal role="region" aria-label={name}>
      <Combobox.Positioner className={`${styles.place} ${own.place}`} sideOffset={4} collisionPadding={8} align="start">
        <Combobox.Popup className={styles.popup}>
          <Combobox.List className={styles.list} aria-label={name}>
            {(offer: Address) => (
              <Combobox.Item key={offer.email} value={offer} className={styles.item}>
                <span className={own.offer}>
                  <span>{offer.name || offer.email}</span>
                  {offer.name === '' ? null : <span className={own.email}>{offer.email}</span>}
                </span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
