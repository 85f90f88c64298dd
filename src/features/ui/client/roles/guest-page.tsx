import type { ReactNode } from 'react'
import { RolePage } from './role-page.tsx'

export function Page(): ReactNode {
  return <RolePage whose="guest" />
}
