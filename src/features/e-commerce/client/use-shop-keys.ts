import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { wordsOf } from '../../../shell/workspace/words.ts'
import { ordersPath, productsPath } from './shop-paths.ts'

const halves = wordsOf({
  en: { products: 'Go to products', orders: 'Go to orders' },
  de: { products: 'Zu den Produkten', orders: 'Zu den Bestellungen' },
})

/** 1 and 2 lead to the two lists of the shop. */
export function useShopKeys(): void {
  const texts = useTexts(halves)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'shop-products', title: texts.products, group: 'page', keys: '1', isKeyOnly: true, run: () => navigate(productsPath) },
      { id: 'shop-orders', title: texts.orders, group: 'page', keys: '2', isKeyOnly: true, run: () => navigate(ordersPath) },
    ],
    [texts, navigate],
  )
  useCommands(commands)
}
