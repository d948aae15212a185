import type { RefObject } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useFeedLabel, useSetting, useSiteName } from '../../shared/site/useSite.ts'
import type { ChartHandle } from '../canvas/chartHandle.ts'

export interface PictureSubject {
  readonly symbol: string
  readonly title: string
  readonly period: string
}

/** Saves the chart as a picture that names its subject, and whether its prices are real. */
export function usePicture(chart: RefObject<ChartHandle | null>, host: RefObject<HTMLElement | null>) {
  const formats = useFormats()
  const site = useSiteName()
  const setting = useSetting()
  const feed = useFeedLabel() ?? ''
  return async ({ symbol, title, period }: PictureSubject) => {
    const address = chart.current?.picture()
    if (!address || !host.current) return
    const { captionedPicture, download, pictureName } = await import('./chartPicture.ts')
    const now = Date.now()
    const style = getComputedStyle(host.current)
    const colour = (name: string) => style.getPropertyValue(name).trim()
    const caption = {
      site,
      subject: `${title} · ${period}`,
      time: formats.dateTime(now),
      warning: setting?.features.simulatedPrices || setting?.features.sandbox ? feed : '',
    }
    const colours = {
      paper: colour('--surface-1'),
      ink: colour('--ink-1'),
      faintInk: colour('--ink-3'),
      warn: colour('--warn'),
      font: style.fontFamily,
    }
    download(
      await captionedPicture(address, caption, colours, window.devicePixelRatio || 1),
      pictureName(symbol, period, now),
    )
  }
}
