/** How long content may take to arrive before the wish is given up. */
const patience = 3000
const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Wish = { readonly isWaiting: () => boolean; readonly stop: () => void }

/** Scrolls there at once, or as soon as enough content has arrived; whoever scrolls meanwhile wins. */
export function scrollWhenPossible(scroller: Element, position: number): Wish {
  let isWaiting = true
  const watch = new MutationObserver(attempt)
  const timer = setTimeout(stop, patience)

  function attempt(): void {
    scroller.scrollTop = position
    if (Math.abs(scroller.scrollTop - position) < 1) stop()
  }

  function stop(): void {
    isWaiting = false
    clearTimeout(timer)
    watch.disconnect()
    for (const event of interventions) removeEventListener(event, stop, true)
  }

  // Long lists announce their height by a style.
  watch.observe(scroller, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  for (const event of interventions) addEventListener(event, stop, { capture: true, passive: true })
  attempt()
  return { isWaiting: () => isWaiting, stop }
}
