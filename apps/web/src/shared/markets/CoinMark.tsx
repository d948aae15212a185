import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../api/queries.ts'
import { siteConfig } from '../config/siteConfig.ts'

const LETTERS = 2

export interface CoinMarkProps {
  /** Of a currency, or of what a contract is on. */
  readonly code: string
}

/**
 * The mark beside a name, which says all that the mark does. Its place is kept from the start; until the mark is there, and for what
 * has none, its first letters stand in it. They are drawn by the style sheet, so that they are no part of the text.
 */
export function CoinMark({ code }: CoinMarkProps) {
  const currencies = useQuery({
    ...callQuery('getCurrencyAll', {}, { refusal: 'here' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const icon = currencies.data?.find(({ currency }) => currency === code)?.icon ?? ''
  const [broken, setBroken] = useState('')
  const shown = icon !== '' && icon !== broken
  return (
    <span
      aria-hidden="true"
      data-letters={shown ? undefined : code.slice(0, LETTERS)}
      className="inline-grid size-5 shrink-0 place-items-center overflow-hidden rounded-full bg-surface-3 text-11 font-semibold leading-none text-ink-2 before:content-[attr(data-letters)]"
    >
      {shown && (
        <img
          src={siteConfig().apiHost + icon}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          onError={() => setBroken(icon)}
        />
      )}
    </span>
  )
}
