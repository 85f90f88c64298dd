import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { confine, route, workspaceRoute, type Route } from '../../../../platform/http.ts'
import { fetchOutside, type OutsideFile } from '../../../../platform/outside-file.ts'
import { readPicture, readPictureRules } from '../../contract.ts'
import { missing } from '../mail-store.ts'
import type { MailTables } from '../tables.ts'
import { pictureType } from './picture-type.ts'

type PictureNeeds = {
  readonly db: Kysely<MailTables>
  /** Whether the operator lets this server speak to others for pictures. */
  readonly isOn: boolean
  readonly fetchFile?: (address: string) => Promise<OutsideFile>
}

const mostAtOnce = 4

/** Pictures that mails point to elsewhere: fetched here, so that their sender learns nothing about the reader. */
export function pictureRoutes({ db, isOn, fetchFile = fetchPicture }: PictureNeeds): readonly Route[] {
  const underWay = new Map<string, number>()
  return [
    workspaceRoute(readPictureRules, db, async () => ({ mayShow: isOn })),
    route(readPicture, async ({ mailId, address }, caller) => {
      if (!isOn) throw new Problem('not-allowed', 'This installation fetches no pictures from elsewhere.')
      if (caller?.kind !== 'member') throw new Problem('not-signed-in', 'Please sign in.')
      // Answered before anything is fetched: a transaction must not wait for a stranger.
      const mail = await db.transaction().execute(async (tx) => {
        await confine(tx, caller)
        return tx.selectFrom('mail.mail').select('message').where('id', '=', mailId).executeTakeFirst()
      })
      // Only what a mail of one's own shows: this is no way to ask for anything else.
      if (!mail || !pointsTo(mail.message, address)) throw missing()
      const running = underWay.get(caller.accountId) ?? 0
      if (running >= mostAtOnce) throw new Problem('too-many', 'Too many pictures at once.')
      underWay.set(caller.accountId, running + 1)
      try {
        return await answerOf(fetchFile(address))
      } finally {
        const left = (underWay.get(caller.accountId) ?? 1) - 1
        if (left > 0) underWay.set(caller.accountId, left)
        else underWay.delete(caller.accountId)
      }
    }),
  ]
}

function fetchPicture(address: string): Promise<OutsideFile> {
  return fetchOutside(address, {
    mostBytes: 5 * 1024 * 1024,
    timeoutMs: 5000,
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  })
}

async function answerOf(fetching: Promise<OutsideFile>): Promise<{ name: string; type: string; content: Buffer }> {
  const file = await fetching
  const type = file.kind === 'fetched' ? pictureType(file.content) : undefined
  if (file.kind !== 'fetched' || type === undefined) throw new Problem('not-found', 'There is no picture at this address.')
  return { name: 'picture', type, content: file.content }
}

function pointsTo(message: string, address: string): boolean {
  return message.replaceAll('&amp;', '&').includes(address)
}
