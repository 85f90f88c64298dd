import { expect, it } from 'vitest'
import { isMeasured, tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServerForThisTest } from '../../scripts/access/matrix-server.ts'
import { tryForgery } from '../../scripts/attack/try-forgery.ts'

/** Each change tries these; `npm run test:attack -- csrf` tries them all. */
const telling = /^(no token|a wrong token|a form|Sec-Fetch-Site: none|preflight)$/

it('no call that changes something is accepted from another site, and one that trusts cookies alone is found out', async () => {
  const server = await aMatrixServerForThisTest()
  let isCareless = false
  // The defence removed: where a request comes from no longer matters, and the token lies in a cookie as well.
  server.app.addHook('onRequest', (request, _reply, done) => {
    if (isCareless) request.headers['sec-fetch-site'] = 'same-origin'
    const [, token] = /planted=([^;]+)/.exec(request.headers.cookie ?? '') ?? []
    if (isCareless && token !== undefined) request.headers.authorization ??= decodeURIComponent(token)
    done()
  })
  const outcome = await tryForgery(server, isMeasured() ? undefined : (way) => telling.test(way))
  isCareless = true
  const control = await tryForgery(server, (way) => way === 'no token')

  const { endpoints, requests, accepted, invited, changed } = outcome
  expect({ accepted, invited, changed }).toEqual({ accepted: [], invited: [], changed: [] })
  expect(requests).toBeGreaterThan(200 * 4)
  expect(new Set(control.accepted.map((each) => each.split(':')[0])).size).toBeGreaterThan(100)
  tellFigures({
    title: 'csrf: forged calls accepted',
    isTrue: accepted.length + invited.length + changed.length === 0 && control.accepted.length > 0,
    figures: `target 0, measured ${accepted.length} of ${requests} (${endpoints} endpoints), control ${control.accepted.length} accepted where cookies alone are trusted`,
  })
}, 120_000)
