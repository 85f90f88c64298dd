import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { ProviderUser, Users } from './users.ts'

export const profilePath = /^\/api\/v2\/users\/([^/?]+)$/
export const profileScopes = ['read:current_user', 'update:current_user_metadata']

/** The two calls of Auth0's management interface that somebody may make about themselves. */
export async function answerProfile(provider: Provider, users: Users, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const subject = decodeURIComponent(profilePath.exec(request.url ?? '')?.[1] ?? '')
  const isChange = request.method === 'PATCH'
  const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace('Bearer ', ''))
  if (!token?.isValid) return answer(reply, 401, { statusCode: 401, error: 'Unauthorized', message: 'Invalid token' })
  const isAllowed = token.accountId === subject && token.scopes.has(isChange ? 'update:current_user_metadata' : 'read:current_user')
  if (!isAllowed) return answer(reply, 403, { statusCode: 403, error: 'Forbidden', message: 'Insufficient scope' })
  if (isChange) {
    const { user_metadata: metadata, ...others } = (await json(request)) as { user_metadata: Record<string, unknown> }
    if (Object.keys(others).length > 0) return answer(reply, 400, { statusCode: 400, error: 'Bad Request', message: 'Only user_metadata' })
    users.change(subject, { metadata: { ...users.find(subject)?.metadata, ...metadata } })
  }
  const user = users.find(subject)
  return user ? answer(reply, 200, profileOf(subject, user)) : answer(reply, 404, { statusCode: 404, error: 'Not Found' })
}

function profileOf(subject: string, { username, name, email, picture, metadata }: ProviderUser): object {
  return { user_id: subject, username, nickname: username, name, email, picture: picture ?? '', user_metadata: metadata ?? {} }
}

function answer(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
