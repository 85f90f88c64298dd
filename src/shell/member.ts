import { createContext } from 'react'

/** Reads the name of whoever is signed in to the workspace; the feature that keeps accounts asks the server for it. */
export const MemberContext = createContext<() => Promise<string | undefined>>(() => Promise.resolve(undefined))
