import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { anAccount, inTime, openSignedIn, openTab, type Account } from './accounts.ts'

/** Somebody of the workspace adds a task somewhere else. */
async function addElsewhere({ token }: Account, title: string): Promise<void> {
  await fetch(`${sharedProduct().address}/api/todo-app/new-todo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), title }),
  })
}

const task = (page: Page, title: string) => page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: title })

test.describe('news of others', () => {
  test('come over one stream for all tabs of a browser, which goes on when the tab that had it closes', async () => {
    const account = await anAccount()
    const first = await openSignedIn(account)
    await hearsNews(first)
    const streams: string[] = []
    first.context().on('request', (request) => {
      if (request.url().endsWith('/api/live')) streams.push(request.url())
    })
    await first.goto('/apps/todo')
    await expect.poll(() => streams.length, inTime).toBe(1)

    const second = await openTab(first, '/apps/todo')
    await task(second, '').first().waitFor()
    await addElsewhere(account, 'Seen in both tabs')
    await task(first, 'Seen in both tabs').waitFor()
    await task(second, 'Seen in both tabs').waitFor()
    const streamsOfBoth = streams.length
    await first.close()
    await expect.poll(() => streams.length, inTime).toBe(2)
    await addElsewhere(account, 'Seen in the one that is left')

    await task(second, 'Seen in the one that is left').waitFor()
    expect(streamsOfBoth).toBe(1)
    await second.close()
  })

  test('that came while the network was cut show when it is back, without a reload', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/apps/todo', expects: ['ERR_INTERNET_DISCONNECTED', 'ERR_NETWORK_CHANGED'] })
    await task(page, '').first().waitFor()

    await page.context().setOffline(true)
    await addElsewhere(account, 'Added while away')
    const seenWhileCut = await task(page, 'Added while away').count()
    await page.context().setOffline(false)

    await task(page, 'Added while away').waitFor()
    expect(seenWhileCut).toBe(0)
  })
})
