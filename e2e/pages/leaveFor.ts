import type { Page } from '@playwright/test'

/** A screen that stands for so long after another was asked for is that other. */
const SAME_SCREEN_MS = 1_000

/**
 * Goes to an address as a link in the page does, without loading it again. Waits until the screen before it is gone or loads
 * something else, unless both are one. `titled`: each screen of the site sets the title itself, and not before it stands.
 */
export async function leaveFor(page: Page, path: string, { titled }: { readonly titled: boolean }): Promise<void> {
  await page.evaluate(
    async ({ address, patience, isTitled }) => {
      const { title } = document
      const shown = document.querySelector('main')?.firstElementChild
      const isAnother = () =>
        !shown?.isConnected ||
        shown.querySelector('[aria-busy="true"]') !== null ||
        (isTitled && document.title !== title)
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(look)
        const limit = setTimeout(end, patience)
        function end() {
          observer.disconnect()
          clearTimeout(limit)
          resolve()
        }
        function look() {
          if (isAnother()) end()
        }
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        look()
      })
      // It is painted.
      for (let frames = 0; frames < 2; frames++) await new Promise((painted) => requestAnimationFrame(painted))
    },
    { address: path, patience: SAME_SCREEN_MS, isTitled: titled },
  )
}
