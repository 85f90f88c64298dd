import { buildServer } from '../../../src/main/build-server.ts'
import { projectPath } from '../../../src/main/project.ts'
import { readCanton } from '../../../src/platform/canton.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { appRole, createPool } from '../../../src/platform/database.ts'
import type { Lane } from '../../../src/platform/lane.ts'
import { openLanes, type Lanes } from '../../../src/platform/lanes.ts'
import { startLive } from '../../../src/platform/live.ts'
import { openPipelines } from '../../../src/platform/pipelines.ts'

// Plants a fault: the real server, but what it stores is acknowledged before the database has committed it.
const config = readConfig()
const log = (): void => {}
const canton = await readCanton(projectPath('cantons'), config.CANTON)
const connection = { url: config.DATABASE_URL, role: appRole }
const pool = createPool({ ...connection, connections: config.DATABASE_CONNECTIONS }, log)
const pipelines = await openPipelines({ ...connection, connections: config.DATABASE_PIPELINES }, log)
const lanes = hasty(await openLanes({ ...connection, connections: config.DATABASE_LANES }, log))
const live = await startLive(pool, log)
const { app } = await buildServer({ config, pool, pipelines, lanes, live, canton, log })
await app.listen({ host: config.HOST, port: config.PORT })

function hasty(real: Lanes): Lanes {
  return {
    ...real,
    take: () => {
      const lane = real.take()
      return lane && hastyLane(lane)
    },
  }
}

function hastyLane(lane: Lane): Lane {
  let writing: Promise<unknown> = Promise.resolve()
  return {
    ...lane,
    write: async (statement, values) => {
      writing = lane.write(statement, values).catch(() => {})
      const ids = values[1]
      // Says of every request that it was stored, in the words of the statement that stores.
      return (Array.isArray(ids) ? ids.map((id: unknown) => ({ id })) : []) as never
    },
    giveBack: () => void writing.then(lane.giveBack),
  }
}
