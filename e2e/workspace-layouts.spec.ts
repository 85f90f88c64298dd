import { expect, test } from './test.ts'
import { layoutStyles } from '../src/kit/settings.ts'
import { themes } from '../src/kit/themes.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { boxOf, dress, openWorkspace } from './workspace.ts'

const widths = [360, 960, 1280, 1920] as const

for (const style of layoutStyles) {
  test.describe(`the layout ${style}`, () => {
    for (const width of widths) {
      test(`§2.27 has no fault that axe knows at ${width} px, and nobody scrolls sideways`, async () => {
        const page = await openWorkspace({ style, width })

        expect(await accessibilityFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      })
    }

    test('§2.21 §2.27 is readable in every theme', async () => {
      const page = await openWorkspace({ style })
      const faults: string[] = []

      for (const theme of themes) {
        await dress(page, { style, theme })
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${theme}: ${fault}`))
      }

      expect(faults).toEqual([])
    })

    test('§2.22 §2.27 has a toolbar, navigation, content and a footer, each a landmark', async () => {
      const page = await openWorkspace({ style })

      await expect(page.getByRole('banner')).toHaveCount(1)
      expect(await page.getByRole('navigation').count()).toBeGreaterThanOrEqual(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
    })

    test('§2.27 puts the toolbar above or below the navigation', async () => {
      const page = await openWorkspace({ style, config: { toolbar: { display: true, style: 'fixed', position: 'above' } } })
      const above = await boxOf(page, 'toolbar')

      await dress(page, { style, config: { toolbar: { display: true, style: 'fixed', position: 'below' } } })

      const below = await boxOf(page, 'toolbar')
      // Layout3 has its strip of shortcuts at the left.
      expect([above.x, above.y]).toEqual([style === 'layout3' ? 56 : 0, 0])
      expect(style === 'layout1' ? below.x : below.y).toBe(64)
    })

    test('§2.27 keeps a fixed footer in sight and lets a static one scroll away', async () => {
      const footer = (kind: 'fixed' | 'static') => ({ footer: { display: true, style: kind, position: 'below' as const } })
      const page = await openWorkspace({ path: '/ui/themes', style, config: footer('fixed') })
      const fixed = await boxOf(page, 'footer')

      await dress(page, { style, config: footer('static') })

      expect(Math.round(fixed.y + fixed.height)).toBe(900)
      await expect.poll(async () => (await boxOf(page, 'footer')).y).toBeGreaterThan(900)
    })

    test('§2.27 has a content that scrolls below a toolbar that stays', async () => {
      const page = await openWorkspace({ path: '/ui/themes', style })
      const [content, toolbar] = [await boxOf(page, 'content'), await boxOf(page, 'toolbar')]

      await page.mouse.move(640, 500)
      // A turn of the wheel before the page is as high as it will be moves nothing.
      const turned = async (): Promise<number> => {
        await page.mouse.wheel(0, 300)
        return (await boxOf(page, 'content')).y
      }

      await expect.poll(turned).toBeLessThan(content.y)
      expect(await boxOf(page, 'toolbar')).toEqual(toolbar)
    })

    test('§2.27 has a side panel at the left and one at the right, if somebody wants them', async () => {
      const page = await openWorkspace({ style, config: { leftSidePanel: { display: true } } })
      const chat = page.getByRole('complementary', { name: 'Team Chat' })
      const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' })
      const left = await shortcuts.boundingBox()

      await page.getByRole('button', { name: /^Team Chat/ }).click()
      await expect.poll(async () => edgeOf(await chat.boundingBox())).toBe(1280)
      await dress(page, { style, config: { leftSidePanel: { display: false }, rightSidePanel: { display: false } } })

      expect(left).toMatchObject({ x: 0, width: 56 })
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Team Chat|^Quick panel/ })).toHaveCount(0)
    })

    for (const part of ['navbar', 'toolbar', 'footer'] as const) {
      test(`§2.27 can do without its ${part}`, async () => {
        const page = await openWorkspace({ style, config: hidden(part) })
        const region = { navbar: 'navigation', toolbar: 'toolbar', footer: 'footer' }[part]

        await expect(page.locator(`[data-region="${region}"]`)).toHaveCount(0)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  })
}

test.describe('the measures of the spec', () => {
  test('§9.8 the navbar is 280 wide, folded 64, and lying 64 high', async () => {
    const page = await openWorkspace({ width: 1440 })
    const open = await boxOf(page, 'navigation')

    await dress(page, { config: { navbar: { display: true, folded: true, position: 'left' } } })

    expect(open.width).toBe(280)
    expect((await boxOf(page, 'navigation')).width).toBe(64)
    await dress(page, { style: 'layout2' })
    expect((await boxOf(page, 'navigation')).height).toBe(64)
  })

  test('§9.6 the logo is 32 wide in each layout', async () => {
    const page = await openWorkspace()
    const logos: (number | undefined)[] = []

    for (const style of layoutStyles) {
      await dress(page, { style })
      logos.push((await page.locator('a[href="/"] > svg').first().boundingBox())?.width)
    }

    expect(logos).toEqual([32, 32, 32])
  })

  test('§9.8 the chat panel is 360 wide and the quick panel 280', async () => {
    const page = await openWorkspace()

    await page.getByRole('button', { name: /^Team Chat/ }).click()
    await expect.poll(async () => (await page.getByRole('complementary', { name: 'Team Chat' }).boundingBox())?.width).toBe(360)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Quick panel' }).click()

    await expect.poll(async () => (await page.getByRole('dialog', { name: 'Quick panel' }).boundingBox())?.width).toBe(280)
  })

  for (const [style, most] of [
    ['layout2', 1280],
    ['layout3', 1120],
  ] as const) {
    test(`§2.28 §9.8 ${style} boxed is at most ${most} wide`, async () => {
      const page = await openWorkspace({ style, width: 1920, config: { mode: 'boxed' } })

      const frame = await page.locator('[data-layout][data-mode]').boundingBox()

      expect(frame).toMatchObject({ x: (1920 - most) / 2, width: most })
      await page.setViewportSize({ width: 1300, height: 900 })
      expect((await page.locator('[data-layout][data-mode]').boundingBox())?.width).toBe(Math.min(most, 1300))
    })
  }

  test('§2.27 layout1 can have its navbar at the right', async () => {
    const page = await openWorkspace({ config: { navbar: { display: true, folded: false, position: 'right' } } })

    expect(edgeOf(await boxOf(page, 'navigation'))).toBe(1280)
  })

  for (const style of ['layout2', 'layout3'] as const) {
    test(`§2.29 the navbar of ${style} lies flat from 1280 px and is a drawer of 280 px below`, async () => {
      const page = await openWorkspace({ style })
      const flat = await boxOf(page, 'navigation')

      await page.setViewportSize({ width: 960, height: 900 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()

      expect(flat.width).toBeGreaterThan(1000)
      const drawer = page.getByRole('dialog')
      await drawer.waitFor()
      expect((await drawer.boundingBox())?.width).toBe(280)
    })
  }
})

function edgeOf(box: { readonly x: number; readonly width: number } | null): number {
  return Math.round((box?.x ?? 0) + (box?.width ?? 0))
}

function hidden(part: 'navbar' | 'toolbar' | 'footer') {
  const parts = {
    navbar: { navbar: { display: false, folded: false, position: 'left' } },
    toolbar: { toolbar: { display: false, style: 'fixed', position: 'below' } },
    footer: { footer: { display: false, style: 'fixed', position: 'below' } },
  } as const
  return parts[part]
}
