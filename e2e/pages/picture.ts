import type { Page } from '@playwright/test'

/** A picture drawn by the browser itself. */
export async function pictureOf(page: Page, side: number, type: string): Promise<Buffer> {
  const address = await page.evaluate(
    ([pixels, kind]) => {
      const canvas = document.createElement('canvas')
      canvas.width = pixels
      canvas.height = pixels
      const brush = canvas.getContext('2d')
      if (brush) {
        brush.fillStyle = '#48627a'
        brush.fillRect(0, 0, pixels, pixels)
        brush.fillStyle = '#ffffff'
        brush.fillRect(pixels / 8, pixels / 8, pixels / 2, pixels / 3)
      }
      return canvas.toDataURL(kind)
    },
    [side, type] as const,
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
