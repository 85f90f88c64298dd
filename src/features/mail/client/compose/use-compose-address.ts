import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { Person } from '../../mail.ts'
import { composeOf, type Compose } from './compose-param.ts'

/** One message that is being written, from the moment it is opened. */
export type ComposeSession = {
  /** Of the draft; it comes from here, so that saving twice makes one. */
  readonly id: string
  readonly compose: Compose
  /** Whom another app asked to write to. Not in the address: nothing personal belongs there. */
  readonly to: readonly Person[]
  /** As the address has it. */
  readonly param: string
  /** The page on which it was last seen in the address. */
  readonly path: string
}

type ComposeAddress = {
  readonly session: ComposeSession | undefined
  /** It is on the server: from now on the address names the draft. */
  readonly named: (id: string) => void
  readonly close: () => void
}

/**
 * What is written by the address. A panel beside the list (`staysOpen`) outlives going from mail to mail: its parameter is put
 * back where a link does not carry it. On the same page, leaving the parameter out closes it.
 */
export function useComposeAddress({ staysOpen }: { readonly staysOpen: boolean }): ComposeAddress {
  const [, navigate] = useLocation()
  // As it is now: the path of the router waits for pages that are fetched, the parameters do not.
  const path = usePathname()
  const search = useSearch()
  const param = new URLSearchParams(search).get('compose')
  const compose = composeOf(param)
  const [session, setSession] = useState<ComposeSession>()

  if (compose && param !== null) {
    if (!session || (param !== session.param && param !== session.id)) setSession(sessionOf(compose, param, path))
    else if (path !== session.path) setSession({ ...session, path })
  } else if (session && (path === session.path || !staysOpen)) setSession(undefined)

  const lost = !compose && session && path !== session.path && staysOpen ? session.param : undefined
  useEffect(() => {
    if (lost !== undefined) navigate(addressWith(lost), { replace: true })
  }, [lost, navigate])

  return {
    session,
    named: (id) => {
      setSession((now) => (now?.id === id ? { ...now, param: id } : now))
      if (composeOf(new URLSearchParams(location.search).get('compose'))) navigate(addressWith(id), { replace: true })
    },
    close: () => navigate(addressWith(undefined), { replace: true }),
  }
}

function sessionOf(compose: Compose, param: string, path: string): ComposeSession {
  const id = compose.kind === 'draft' ? compose.id : crypto.randomUUID()
  return { id, compose, param, path, to: compose.kind === 'new' ? askedPeople(history.state) : [] }
}

const Asked = z.object({ to: z.array(Person).check(z.maxLength(50)) })

function askedPeople(state: unknown): readonly Person[] {
  const asked = Asked.safeParse(state)
  return asked.success ? asked.data.to : []
}

/** This page as its address is now, with or without something that is written. */
export function addressWith(param: string | undefined): string {
  const search = new URLSearchParams(location.search)
  if (param === undefined) search.delete('compose')
  else search.set('compose', param)
  return `${location.pathname}${search.size === 0 ? '' : `?${search}`}`
}
