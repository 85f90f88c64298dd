import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { addressesIn, addressText, hasOpenQuote, type Address, type IsAddress } from './addresses.ts'
import { chipWords } from './chip-words.ts'

/** The list of offers listens to the same keys, unless it is told not to. */
type ChipKeyEvent = KeyboardEvent & { readonly preventBaseUIHandler?: () => void }

type AddressChipsState = {
  readonly text: string
  readonly type: (text: string) => void
  /** For what the list itself did: an offer was taken, or a chip removed. */
  readonly change: (next: readonly Address[]) => void
  readonly point: (offer: Address | undefined, how: string) => void
  readonly press: (event: ChipKeyEvent) => void
  readonly paste: (event: ClipboardEvent) => void
  readonly leave: () => void
  /** Puts one back into the box to be written anew. */
  readonly edit: (address: Address) => void
}

type Options = {
  readonly value: readonly Address[]
  readonly onChange: (value: readonly Address[]) => void
  readonly offers: readonly Address[]
  readonly onType: (text: string) => void
  readonly isAddress: IsAddress
}

/** What happens in a box for addresses: what is typed becomes a chip by comma, Enter, Tab or by leaving. */
export function useAddressChips(options: Options): AddressChipsState {
  const { value, onChange, onType, isAddress } = options
  const tell = useTelling(isAddress)
  const [text, setText] = useState('')
  const pointed = useRef<Pointed>({ offer: undefined, how: 'none' })

  function type(next: string): void {
    setText(next)
    onType(next)
  }

  function add(added: readonly Address[]): void {
    type('')
    const known = new Set(value.map(({ email }) => email.toLowerCase()))
    const fresh = added.filter(({ email }) => !known.has(email.toLowerCase()) && known.add(email.toLowerCase()))
    if (fresh.length === 0) return
    onChange([...value, ...fresh])
    fresh.forEach(tell.added)
  }

  function edit(address: Address): void {
    onChange(value.filter((each) => each !== address))
    type(addressText(address))
  }

  function press(event: ChipKeyEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last) {
      stop(event)
      return edit(last)
    }
    if (text.trim() === '') return
    const isSeparator = (event.key === ',' || event.key === ';') && !hasOpenQuote(text)
    if (isSeparator || event.key === 'Enter') {
      stop(event)
      add(isSeparator ? addressesIn(text, isAddress) : meantBy(text, pointed.current, options))
    } else if (event.key === 'Tab') add(meantBy(text, pointed.current, options))
  }

  return {
    text,
    type,
    edit,
    press,
    change: (next) => {
      value.filter((each) => !next.includes(each)).forEach(tell.removed)
      onChange(next)
    },
    point: (offer, how) => (pointed.current = { offer, how }),
    paste: (event) => {
      const several = addressesIn(event.clipboardData.getData('text'), isAddress)
      if (several.length < 2 && !several.some(({ email }) => isAddress(email))) return
      event.preventDefault()
      add([...addressesIn(text, isAddress), ...several])
    },
    leave: () => (text.trim() === '' ? undefined : add(addressesIn(text, isAddress))),
  }
}

type Pointed = { readonly offer: Address | undefined; readonly how: string }

/** What somebody went to with the arrows; else what they typed if it is an address; else what is offered first. */
function meantBy(typed: string, { offer, how }: Pointed, { offers, isAddress }: Options): readonly Address[] {
  if (offer && how === 'keyboard') return [offer]
  const written = addressesIn(typed, isAddress)
  if (written.some(({ email }) => isAddress(email))) return written
  const first = offer ?? offers[0]
  return first ? [first] : written
}

type Telling = { readonly added: (address: Address) => void; readonly removed: (address: Address) => void }

function useTelling(isAddress: IsAddress): Telling {
  const texts = useTexts(chipWords)
  const announce = useAnnounce()
  return {
    added: ({ name, email }) =>
      announce(isAddress(email) ? fill(texts.added, { name: name || email }) : fill(texts.wrong, { text: email })),
    removed: ({ name, email }) => announce(fill(texts.removed, { name: name || email })),
  }
}

function stop(event: ChipKeyEvent): void {
  event.preventDefault()
  event.preventBaseUIHandler?.()
}
