import { accountScenes } from './account-scenes.ts'
import { appScenes } from './app-scenes.ts'
import { decisionScenes, widerDecisionScenes } from './decision-scenes.ts'
import { deskScenes } from './desk-scenes.ts'
import { partScenes } from './part-scenes.ts'
import { publicScenes } from './public-scenes.ts'
import { readmeScenes } from './readme-scenes.ts'
import { scenes, type Scene } from './scenes.ts'

export const allScenes: readonly Scene[] = [
  ...publicScenes,
  ...decisionScenes,
  ...widerDecisionScenes,
  ...scenes,
  ...accountScenes,
  ...appScenes,
  ...deskScenes,
  ...partScenes,
  ...readmeScenes,
]
