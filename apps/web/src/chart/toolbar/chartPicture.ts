/** The lines printed above an exported chart. */
export interface PictureCaption {
  readonly site: string
  readonly subject: string
  readonly time: string
  /** Says that the prices are not real, where they are not. */
  readonly warning: string
}

export interface PictureColours {
  readonly paper: string
  readonly ink: string
  readonly faintInk: string
  readonly warn: string
  readonly font: string
}

const STRIP = 44
const MARGIN = 14

/** Further text below the site and the subject. */
export function captionLines({ site, subject, time, warning }: PictureCaption): readonly [string, string] {
  return [`${site} · ${subject}`, warning === '' ? time : `${time} · ${warning}`]
}

/** "BTCUSDT-15m-2026-01-31T10-00.png": sorts by market, period and time. */
export function pictureName(symbol: string, period: string, at: number): string {
  const time = new Date(at).toISOString().slice(0, 16).replace(':', '-')
  return `${symbol}-${period}-${time}.png`
}

/** The chart's picture with a strip above it that names the site, the subject and the time. */
export async function captionedPicture(
  address: string,
  caption: PictureCaption,
  colours: PictureColours,
  scale: number,
): Promise<Blob> {
  const chart = await loadImage(address)
  const canvas = document.createElement('canvas')
  canvas.width = chart.width
  canvas.height = chart.height + STRIP * scale
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas')
  ctx.fillStyle = colours.paper
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  const [first, second] = captionLines(caption)
  ctx.scale(scale, scale)
  ctx.textBaseline = 'top'
  ctx.fillStyle = colours.ink
  ctx.font = `600 14px ${colours.font}`
  ctx.fillText(first, MARGIN, 8)
  ctx.fillStyle = caption.warning === '' ? colours.faintInk : colours.warn
  ctx.font = `12px ${colours.font}`
  ctx.fillText(second, MARGIN, 26)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.drawImage(chart, 0, STRIP * scale)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('no picture'))
    image.src = address
  })
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
