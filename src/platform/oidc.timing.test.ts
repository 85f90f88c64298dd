import { expect, it } from 'vitest'
import { workspaceClient } from '../../scripts/testing/identity-provider.ts'
import { aLyingProvider } from '../../scripts/testing/lying-provider.ts'
import { createOidc } from './oidc.ts'

it('waits five seconds for a provider that says nothing, and no longer', async () => {
  const lying = await aLyingProvider()
  const { id: clientId, secret: clientSecret } = workspaceClient
  const oidc = createOidc({ issuer: lying.issuer, clientId, clientSecret, redirectUri: 'https://steuern.example/callback' })
  const flow = await oidc.begin({ scope: 'openid profile email' })
  lying.lie({ isSilent: true })
  const started = performance.now()

  await expect(oidc.finish(`?code=some&state=${flow.state}`, flow)).rejects.toMatchObject({ code: 'unavailable' })

  const elapsed = performance.now() - started
  expect(elapsed).toBeGreaterThan(4500)
  expect(elapsed).toBeLessThan(6500)
})
