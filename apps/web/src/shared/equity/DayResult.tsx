import { Num, Pct, Skeleton, TEXT_LINK } from '@touchstone/ui'
import { isZero } from '../decimals/exactDecimal.ts'
import { directionOf, useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { type Equity, totalOf, utcMinute } from './equity.ts'
import { equityTexts } from './texts.ts'
import { useDayEquity } from './useDayEquity.ts'

const DECIMALS = 2

/** What the last 24 hours made of all accounts, on a line of its own that never changes its height. */
export function DayResult({ hidden }: { readonly hidden: boolean }) {
  const t = useTexts(equityTexts)
  const { data, error, refetch } = useDayEquity()
  return (
    <p className="flex h-5 items-center gap-2 text-13">
      {data ? (
        <Told equity={data} hidden={hidden} />
      ) : error ? (
        <>
          <span className="text-ink-2">{t('failed')}</span>
          <button type="button" onClick={() => void refetch()} className={TEXT_LINK}>
            {t('retry')}
          </button>
        </>
      ) : (
        <Skeleton className="h-4 w-64" />
      )}
    </p>
  )
}

function Told({ equity, hidden }: { readonly equity: Equity; readonly hidden: boolean }) {
  const t = useTexts(equityTexts)
  const formats = useFormats()
  if (equity.list.length === 0) return <span className="text-12 text-ink-3">{t('none')}</span>
  const { result, fraction, moved } = totalOf(equity)
  const direction = directionOf(result)
  const amount = formats.decimal(moved.replace('-', ''), DECIMALS)
  const movedText = isZero(moved)
    ? t('nothingMoved')
    : hidden
      ? ''
      : t(moved.startsWith('-') ? 'wentOut' : 'cameIn', { amount })
  const why = t('why', { since: utcMinute(equity.from), moved: movedText })
  return (
    <span title={why} className="flex items-center gap-2">
      <span className="text-12 text-ink-3">{t('day')}</span>
      {hidden ? (
        <Num>{t('hidden')}</Num>
      ) : (
        <Pct text={`${formats.signed(result, DECIMALS)} USDT`} direction={direction} className="font-medium" />
      )}
      {fraction !== '' && <Pct text={formats.change(fraction)} direction={direction} className="text-12" />}
      <span className="sr-only">{why}</span>
    </span>
  )
}
