import { parts } from '../../src/features/ui/client/parts.ts'
import { settingsFor, type Scene } from './scenes.ts'

const sheets = [{ name: 'catalogue', path: '/ui' }, ...parts.map(({ id }) => ({ name: `part-${id}`, path: `/ui/${id}` }))]

/** The catalogue of shared parts and each of its sheets. */
export const partScenes: readonly Scene[] = sheets.flatMap(({ name, path }) =>
  (['default', 'defaultDark'] as const).flatMap((theme) =>
    [360, 1280].map((width) => ({ name: `${name}-${theme}-${width}`, path, width, settings: settingsFor('layout1', theme) })),
  ),
)
