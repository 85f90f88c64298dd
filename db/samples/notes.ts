import { randomUUID } from 'node:crypto'
import { insertNotes } from '../../src/features/notes/server/add-store.ts'
import { replaceLabels } from '../../src/features/notes/server/label-store.ts'
import { fileAddress } from '../../src/kit/file-contract.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import { storeFile } from '../../src/platform/files.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { hillsPicture, planPicture } from './notes-pictures.ts'
import { germanLabels, germanNotes } from './notes-texts.de.ts'
import { sampleLabels, sampleNotes } from './notes-texts.ts'

/** Notes of a small office and its people. */
export const notesSample: Sample = async (tx, { today, language }) => {
  const isGerman = language === 'de'
  const labels = sampleLabels.map((name) => ({ id: randomUUID(), name }))
  await replaceLabels(tx, { labels: labels.map(({ id, name }) => ({ id, name: isGerman ? germanLabels[name] : name })) })
  const pictures = { hills: hillsPicture(), plan: planPicture() }
  const addresses: Record<string, string> = {}
  for (const [name, content] of Object.entries(pictures)) {
    const { id } = await storeFile(tx, { name: `${name}.png`, type: 'image/png' }, content)
    addresses[name] = fileAddress(id)
  }
  await insertNotes(
    tx,
    sampleNotes.map((note, position) => {
      const german = isGerman ? germanNotes[note.title] : undefined
      return {
        id: randomUUID(),
        title: german?.title ?? note.title,
        description: german?.text ?? note.text ?? '',
        archive: note.isArchived ?? false,
        image: addresses[note.picture?.name ?? ''] ?? '',
        imageAlt: german?.alt ?? note.picture?.alt ?? '',
        time: momentOn(today, -1 - position, '08:15'),
        reminder: note.reminder ? momentOn(today, note.reminder.day, note.reminder.at) : null,
        remindedAt: null,
        checklist: (note.items ?? []).map((item, at) => ({
          id: randomUUID(),
          checked: item.startsWith('x '),
          text: german?.items?.[at] ?? item.slice(2),
        })),
        labels: labels.flatMap(({ id, name }) => (note.labels?.includes(name) ? [id] : [])),
        pinned: note.isPinned ?? false,
        color: note.color ?? '',
        position,
        deleted: false,
      }
    }),
  )
}

function momentOn(today: PlainDate, days: number, at: string): string {
  return `${addDays(today, days)}T${at}:00.000Z`
}
