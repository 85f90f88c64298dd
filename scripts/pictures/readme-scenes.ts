import { viewNamed, sceneOf } from './app-scenes.ts'
import { publicScenes } from './public-scenes.ts'
import type { Scene } from './scenes.ts'

const height = 800
const smallWidth = 960

const publicOnes = ['form-person', 'result'].map((name) => publicScenes.find((scene) => scene.name === `public-${name}-default-1280`))
const apps: readonly Scene[] = [
  sceneOf(viewNamed('analytics'), 'default', 1280, 'en'),
  sceneOf(viewNamed('board'), 'default', 1280, 'en'),
  sceneOf(viewNamed('calendar-month'), 'default', 1280, 'en'),
  sceneOf(viewNamed('mail-reading'), 'defaultDark', 1280, 'en'),
  sceneOf(viewNamed('academy-course'), 'default', 1280, 'en'),
  sceneOf(viewNamed('files'), 'defaultDark', 1280, 'en'),
]

/** The best of all pages, small enough to stand in the README. */
export const readmeScenes: readonly Scene[] = [...publicOnes, ...apps].flatMap((scene) =>
  scene === undefined ? [] : [{ ...scene, height, smallWidth, name: scene.name.replace(/^(?:app|public)-(.+)-\w+-1280$/, 'readme-$1') }],
)
