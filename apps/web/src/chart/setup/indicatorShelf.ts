import { useCallback, useEffect, useState } from 'react'
import { textsNow, useLocale } from '../../shared/i18n/texts.ts'
import type { Indicator } from '../indicators/indicator.ts'
import type { indicatorTexts } from '../indicators/indicatorTexts.ts'

/** The catalogue and its words: a chunk of its own, loaded when a chart shows an indicator. */
export interface IndicatorShelf {
  readonly byId: ReadonlyMap<string, Indicator>
  readonly texts: typeof indicatorTexts
}

export type IndicatorKey = keyof typeof indicatorTexts.english.indicator

let loading: Promise<IndicatorShelf> | undefined

function loadIndicators(): Promise<IndicatorShelf> {
  loading ??= Promise.all([import('../indicators/catalogue.ts'), import('../indicators/indicatorTexts.ts')]).then(
    ([{ INDICATORS }, { indicatorTexts: texts }]) => ({
      byId: new Map(INDICATORS.map((indicator) => [indicator.id, indicator])),
      texts,
    }),
    (error: unknown) => {
      // The next chart asks again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Undefined while it loads; a chart without indicators is a chart all the same. */
export function useIndicators(): IndicatorShelf | undefined {
  const [shelf, setShelf] = useState<IndicatorShelf>()
  useEffect(() => {
    let left = false
    loadIndicators().then(
      (loaded) => {
        if (!left) setShelf(loaded)
      },
      (error: unknown) => console.warn('indicators', error),
    )
    return () => {
      left = true
    }
  }, [])
  return shelf
}

/** Short names for the legend: "RSI". */
export function useIndicatorTitle(shelf: IndicatorShelf | undefined): (id: string) => string {
  const { language } = useLocale()
  return useCallback(
    (id: string) => {
      return shelf ? textsNow(shelf.texts, language)(`indicator.${id as IndicatorKey}.short`) : ''
    },
    [shelf, language],
  )
}
