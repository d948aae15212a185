import type { DeliveryRow } from '@touchstone/protocol'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { timedOptionTexts } from './texts.ts'

/** Says each result once, as it comes; those that were there before the first look are no news. */
export function ResultAnnouncer({ settled }: { readonly settled: readonly DeliveryRow[] | undefined }) {
  const t = useTexts(timedOptionTexts)
  const formats = useFormats()
  const told = useRef<Set<string> | undefined>(undefined)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (!settled) return
    const known = told.current
    told.current = new Set([...(known ?? []), ...settled.map(({ orderNo }) => orderNo)])
    const fresh = known ? settled.filter(({ orderNo }) => !known.has(orderNo)) : []
    if (fresh.length === 0) return
    const sentence = ({ result, orderNo, name, profit, currency, settlePrice, openPrice }: DeliveryRow) =>
      result === ''
        ? ''
        : t(`spoken.${result}`, {
            orderNo,
            name,
            profit: formats.signed(profit),
            currency,
            price: formats.decimal(settlePrice),
            strike: formats.decimal(openPrice),
          })
    setSpoken(fresh.map(sentence).join(' '))
  }, [settled, t, formats])
  return (
    <p role="alert" className="sr-only">
      {spoken}
    </p>
  )
}
