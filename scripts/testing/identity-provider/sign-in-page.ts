import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { Users } from './users.ts'

export const signInPath = /^\/interaction\/([\w-]+)$/

/** Shows a form with a name and a password, and sends whoever has signed in back to where they came from. */
export async function answerSignIn(provider: Provider, users: Users, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return showForm(request, reply)
  const form = new URLSearchParams(await text(request))
  if (form.has('cancel')) return provider.interactionFinished(request, reply, { error: 'access_denied' })
  const accountId = users.signIn(form.get('username') ?? '', form.get('password') ?? '')
  if (accountId === undefined) return showForm(request, reply, 'Wrong username or password')
  return provider.interactionFinished(request, reply, { login: { accountId } })
}

function showForm({ url = '' }: IncomingMessage, reply: ServerResponse, fault = ''): void {
  reply.writeHead(fault === '' ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Musterland sign-in</title>
<h1>Musterland sign-in</h1><p role="alert">${fault}</p>
<form method="post" action="${url}">
<p><label>Username <input name="username" autocomplete="username"></label>
<p><label>Password <input name="password" type="password" autocomplete="current-password"></label>
<p><button>Sign in</button> <button name="cancel" value="yes">Cancel</button>
</form></html>`)
}

/** Asked of whoever comes to end their session; pages of the library would fetch letters from another host. */
export function askToSignOut(reply: { body?: unknown }, form: string): void {
  reply.body = `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Musterland sign-out</title>
<h1>Musterland sign-out</h1>${form}<p><button form="op.logoutForm" name="logout" value="yes">Sign out</button></html>`
}
