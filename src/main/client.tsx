import { StrictMode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import '../shell/fonts.css'
import '../shell/themes.css'
import '../shell/base.css'
import { Shell } from '../shell/shell.tsx'
import { readSite } from '../shell/site.ts'
import { apps } from './apps.client.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')

// A message could quote what somebody typed, and others may read the console of a shared computer.
const silent: RootOptions = { onCaughtError: () => undefined, onUncaughtError: () => undefined }

createRoot(root, import.meta.env.DEV ? {} : silent).render(
  <StrictMode>
    <Shell apps={apps} site={readSite()} />
  </StrictMode>,
)
