import type { ReactNode } from 'react'
import { readPageBlock } from '../shell/page-block.ts'
import { Workspace as Shell } from '../shell/workspace/workspace.tsx'
import { apps } from './apps.client.ts'

/** The workspace with all its apps; fetched when somebody goes there. */
export function Workspace(): ReactNode {
  const { isForDevelopment = false } = readPageBlock()
  return <Shell apps={apps.filter((app) => isForDevelopment || !app.isForDevelopment)} />
}
