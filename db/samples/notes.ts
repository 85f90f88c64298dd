import { randomUUID } from 'node:crypto'
import { insertNotes } from '../../src/features/notes/server/add-store.ts'
import { replaceLabels } from '../../src/features/notes/server/label-store.ts'
import { fileAddress } from '../../src/kit/file-contract.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import { storeFile } from '../../src/platform/files.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { hillsPicture, planPicture } from './notes-pictures.ts'
import { sampleLabels, sampleNotes } from './notes-texts.ts'

/** Notes of a small office and its people. */
export const notesSample: Sample = async (tx, { today }) => {
  const labels = await replaceLabels(tx, { labels: sampleLabels.map((name) => ({ id: randomUUID(), name })) })
  const pictures = { hills: hillsPicture(), plan: planPicture() }
  const addresses: Record<string, string> = {}
  for (const [name, content] of Object.entries(pictures)) {
    const { id } = await storeFile(tx, { name: `${name}.png`, type: 'image/png' }, content)
    addresses[name] = fileAddress(id)
  }
  await insertNotes(
    tx,
    sampleNotes.map((note, position) => ({
      id: randomUUID(),
      title: note.title,
      description: note.text ?? '',
      archive: note.isArchived ?? false,
      image: addresses[note.picture?.name ?? ''] ?? '',
      imageAlt: note.picture?.alt ?? '',
      time: momentOn(today, -1 - position, '08:15'),
      reminder: note.reminder ? momentOn(today, note.reminder.day, note.reminder.at) : null,
      remindedAt: null,
      checklist: (note.items ?? []).map((text) => ({ id: randomUUID(), checked: text.startsWith('x '), text: text.slice(2) })),
      labels: labels.flatMap(({ id, name }) => (note.labels?.some((each) => each === name) ? [id] : [])),
      pinned: note.isPinned ?? false,
      color: note.color ?? '',
      position,
      deleted: false,
    })),
  )
}

function momentOn(today: PlainDate, days: number, at: string): string {
  return `${addDays(today, days)}T${at}:00.000Z`
}
