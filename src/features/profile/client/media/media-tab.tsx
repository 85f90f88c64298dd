import { ImagePlus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormatLocale } from '../../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import type { Medium, Month } from '../../medium.ts'
import { wholeMonths } from '../../rules.ts'
import { MoreButton } from '../more-button.tsx'
import { own, useMonths, type Person, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { MediaGrid } from './media-grid.tsx'
import styles from './media.module.css'
import { MediumMenu } from './medium-menu.tsx'
import { mediaAccept, type Upload } from './upload.ts'
import { useMediaChanges, type MediaChanges } from './use-media-changes.ts'
import { useUploads } from './use-uploads.ts'

/** Photos and videos by month. */
export function MediaTab({ whose, person }: { readonly whose: Whose; readonly person: Person }): ReactNode {
  const texts = useTexts(profileWords)
  const query = useMonths(whose)
  const isOwn = whose === own
  const changes = useMediaChanges()
  return (
    <>
      {isOwn ? <AddMedia onAdd={changes.add} /> : null}
      <Loaded
        query={query}
        skeleton={<LoadingBlock lines={6} />}
        errorTitle={texts.loadFailed}
        isEmpty={({ pages }) => pages.every((months) => months.every(({ media }) => media.length === 0))}
        empty={
          <EmptyState
            kind="never-used"
            title={texts.noMedia}
            text={isOwn ? texts.noMediaOwn : fill(texts.noMediaOther, { name: person.name })}
          />
        }
      >
        {({ pages }) => (
          <>
            {wholeMonths(pages)
              .filter(({ media }) => media.length > 0)
              .map((month) => (
                <section key={month.id} className={styles.month} aria-labelledby={`month-${month.id}`}>
                  <MonthHead month={month} />
                  <MediaGrid media={month.media} look="tiles" {...(isOwn ? { actions: menusFor(changes) } : {})} />
                </section>
              ))}
            {query.hasNextPage ? <MoreButton isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} /> : null}
          </>
        )}
      </Loaded>
    </>
  )
}

function menusFor(changes: MediaChanges): (medium: Medium) => ReactNode {
  return (medium) => <MediumMenu medium={medium} changes={changes} />
}

function MonthHead({ month: { id, photos, videos } }: { readonly month: Month }): ReactNode {
  const texts = useTexts(profileWords)
  const locale = useFormatLocale()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${id}-15T00:00:00Z`))
  const counted = [
    ...(photos === 0 ? [] : [photos === 1 ? texts.photosOne : fill(texts.photosMany, { count: photos })]),
    ...(videos === 0 ? [] : [videos === 1 ? texts.videosOne : fill(texts.videosMany, { count: videos })]),
  ]
  return (
    <div className={styles.head}>
      <h2 id={`month-${id}`} className={styles.name}>
        {name}
      </h2>
      <span className={styles.info}>{counted.join(', ')}</span>
    </div>
  )
}

/** Uploads what was chosen, and adds it once all of it is there. */
function AddMedia({ onAdd }: { readonly onAdd: (uploads: readonly Upload[]) => void }): ReactNode {
  const texts = useTexts(profileWords)
  const input = useRef<HTMLInputElement>(null)
  const [coming, setComing] = useState<readonly Upload[]>([])
  const take = useUploads(setComing)

  async function add(files: readonly File[]): Promise<void> {
    const arrived = await take(files)
    setComing((uploads) => uploads.filter(({ id }) => !arrived.some((upload) => upload.id === id)))
    if (arrived.length > 0) onAdd(arrived)
  }

  return (
    <div className={styles.tools}>
      <Button onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {texts.addMedia}
      </Button>
      <span role="status" className={styles.coming}>
        {coming.length === 0 ? '' : texts.posting}
      </span>
      <FileInput ref={input} name={texts.addMedia} accept={mediaAccept} multiple onFiles={(files) => void add(files.slice(0, 50))} />
    </div>
  )
}
