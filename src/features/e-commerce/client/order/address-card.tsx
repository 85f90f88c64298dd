import { Copy, MapPin } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { PinMap } from '../../../../shell/parts/map/pin-map.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Place } from '../../order.ts'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'

type AddressCardProps = { readonly title: string; readonly place: Place; readonly isOpenAtFirst?: boolean }

/** An address that opens: the text with what one does with it, and where it is. */
export function AddressCard({ title, place, isOpenAtFirst = false }: AddressCardProps): ReactNode {
  const texts = useTexts(pageWords)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className={styles.address} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {place.address === '' ? <p className={styles.muted}>{texts.noAddress}</p> : <Address place={place} />}
      {/* A map that nobody sees is not drawn. */}
      {isOpen ? <Map place={place} /> : null}
    </details>
  )
}

function Address({ place: { address } }: { readonly place: Place }): ReactNode {
  const texts = useTexts(pageWords)
  const notify = useNotify()
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => notify(texts.copied, { kind: 'ok' }),
      () => notify(texts.notCopied, { kind: 'warn' }),
    )
  return (
    <div className={styles.where}>
      <p className={styles.lines}>{address}</p>
      <IconButton name={texts.copyAddress} icon={Copy} onClick={copy} />
      <a className={styles.mapLink} href={`geo:0,0?q=${encodeURIComponent(address)}`} aria-label={texts.openMap} title={texts.openMap}>
        <MapPin aria-hidden="true" />
      </a>
    </div>
  )
}

function Map({ place: { address, lat, lng } }: { readonly place: Place }): ReactNode {
  const texts = useTexts(pageWords)
  const town = townOf(address)
  const pins = useMemo(() => (lat === null || lng === null ? [] : [{ id: 'address', lat, lng, title: town }]), [lat, lng, town])
  if (pins.length === 0) return <p className={styles.muted}>{texts.noPlace}</p>
  return <PinMap title={fill(texts.mapOf, { address: town })} pins={pins} height={220} />
}

/** The last part of an address is where it is. */
function townOf(address: string): string {
  return (
    address
      .split(/[,\n]/)
      .map((part) => part.trim())
      .findLast((part) => part !== '') ?? address
  )
}
