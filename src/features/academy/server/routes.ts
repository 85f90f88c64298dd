import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish, publishTo } from '../../../platform/live.ts'
import {
  countCourses,
  listBegun,
  listCategories,
  listCourses,
  listStepNotes,
  readCourse as readCourseCall,
  removeCourses,
  restoreCourses,
  saveCourse,
  saveStepNote,
  updateProgress,
} from '../contract.ts'
import { categories } from '../course.ts'
import { binCourses, readCourse, storeCourse, unbinCourses } from './course-store.ts'
import { readBegun, readCounts, readCourses } from './list-store.ts'
import { storeProgress } from './progress-store.ts'
import { readStepNotes, storeStepNote } from './step-note-store.ts'
import type { AcademyTables, Tx } from './tables.ts'

/** The courses of a workspace, which everybody in it reads and writes; how far they are and what they note is each reader's own. */
export function academyRoutes(db: Kysely<AcademyTables>): readonly Route[] {
  return [...courseRoutes(db), ...readerRoutes(db)]
}

function courseRoutes(db: Kysely<AcademyTables>): readonly Route[] {
  return [
    workspaceRoute(listCategories, db, async () => [...categories]),
    workspaceRoute(listCourses, db, (wish, tx) => readCourses(tx, wish)),
    workspaceRoute(countCourses, db, (which, tx) => readCounts(tx, which)),
    workspaceRoute(readCourseCall, db, ({ courseId }, tx) => readCourse(tx, courseId)),
    workspaceRoute(saveCourse, db, async (saved, tx) => {
      const course = await storeCourse(tx, saved)
      await publish(tx, { topic: 'academy', key: course.id })
      return course
    }),
    workspaceRoute(removeCourses, db, async ({ courseIds: ids }, tx) => told(tx, ids, await binCourses(tx, ids))),
    workspaceRoute(restoreCourses, db, async ({ courseIds: ids }, tx) => told(tx, ids, await unbinCourses(tx, ids))),
  ]
}

function readerRoutes(db: Kysely<AcademyTables>): readonly Route[] {
  return [
    workspaceRoute(listBegun, db, (_input, tx) => readBegun(tx)),
    workspaceRoute(updateProgress, db, async (move, tx, { accountId }) => {
      const course = await storeProgress(tx, move)
      await publishTo(tx, 'academy-progress', accountId)
      return course
    }),
    workspaceRoute(listStepNotes, db, ({ courseId }, tx) => readStepNotes(tx, courseId)),
    workspaceRoute(saveStepNote, db, async (note, tx, { accountId }) => {
      const saved = await storeStepNote(tx, note)
      await publishTo(tx, 'academy-notes', accountId)
      return saved
    }),
  ]
}

async function told(tx: Tx, ids: readonly string[], changed: number): Promise<{ changed: number }> {
  const [first, ...others] = ids
  await publish(tx, { topic: 'academy', key: first === undefined || others.length > 0 ? 'many' : first })
  return { changed }
}
