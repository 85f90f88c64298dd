import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Moment } from '../../../shell/parts/formats/moment.tsx'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { queryOf } from '../../../shell/parts/paging/use-paged-list.ts'
import { FileFace } from './file-face.tsx'
import { useFileList } from './files-queries.ts'
import { filesWords } from './files-words.ts'
import { locationSaid } from './location-said.ts'
import { folderPath, pathOf } from './place.ts'

const shown = 6

/** The files that somebody opened last. */
export function Card(): ReactNode {
  const texts = useTexts(filesWords)
  const list = useFileList({ view: 'recent' })
  return (
    <HomeCard
      title={texts.homeTitle}
      path={pathOf({ view: 'recent' })}
      query={queryOf(list)}
      isEmpty={(files) => files.length === 0}
      empty={texts.homeEmpty}
    >
      {(files) => (
        <HomeRows>
          {files.slice(0, shown).map(({ id, name, type, parentId, location, opened, modified }) => (
            <HomeRow
              key={id}
              path={`${folderPath(parentId)}?file=${id}`}
              title={name}
              detail={locationSaid(location, texts)}
              before={<FileFace type={type} />}
              end={<Moment value={opened ?? modified} />}
            />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}
