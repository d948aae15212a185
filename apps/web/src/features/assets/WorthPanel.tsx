import { Num, Skeleton } from '@touchstone/ui'
import { DayResult } from '../../shared/equity/DayResult.tsx'
import { HideAmounts } from '../../shared/equity/HideAmounts.tsx'
import { useAccountWord } from '../../shared/feature/useAccountWord.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { assetTexts } from './texts.ts'
import { useWorth } from './useWorth.ts'
import type { WorthAccount, WorthPart } from './worth.ts'

const DECIMALS = 2
const COLOURS: Readonly<Record<WorthAccount, string>> = {
  funds: 'bg-accent',
  contract: 'bg-brand',
  delivery: 'bg-ok',
  hosting: 'bg-ink-3',
}

/** All accounts together, and how they share it. */
export function WorthPanel(props: { readonly funds: string; readonly hidden: boolean; readonly onHidden: () => void }) {
  const t = useTexts(assetTexts)
  const formats = useFormats()
  const { worth, error, retry } = useWorth(props.funds)
  if (error && !worth) return <Failed error={error} lead={t('failed')} onRetry={retry} />
  return (
    <section aria-label={t('total')} className="min-w-0 flex-1">
      <p className="flex items-center gap-2 text-12 text-ink-3">
        {t('total')}
        <HideAmounts hidden={props.hidden} onTurn={props.onHidden} />
      </p>
      <p className="num flex h-10 items-baseline rtl:justify-end text-32 font-semibold text-ink-1">
        {!worth && <Skeleton className="h-8 w-56" />}
        {worth && (props.hidden ? t('hidden') : formats.decimal(worth.total, DECIMALS))}
        <span className="ms-2 text-14 font-medium text-ink-3">USDT</span>
      </p>
      <DayResult hidden={props.hidden} />
      <p className="mt-1 text-12 text-ink-3">{t('totalNote')}</p>
      <div className="mt-4 h-14">{worth && <Allocation parts={worth.parts} hidden={props.hidden} />}</div>
    </section>
  )
}

/** The bar is told once more in words and figures below it. */
function Allocation({ parts, hidden }: { readonly parts: readonly WorthPart[]; readonly hidden: boolean }) {
  const t = useTexts(assetTexts)
  const formats = useFormats()
  const word = useAccountWord()
  return (
    <>
      <div aria-hidden="true" className="flex h-2 w-full gap-0.5 overflow-hidden rounded-full bg-surface-3">
        {parts.map(({ account, perMille }) => (
          <span key={account} style={{ flexGrow: perMille }} className={`${COLOURS[account]} basis-0`} />
        ))}
      </div>
      <ul aria-label={t('allocation')} className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-12">
        {parts.map(({ account, value, perMille }) => (
          <li key={account} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2 rounded-full ${COLOURS[account]}`} />
            <span className="text-ink-2">{word(account)}</span>
            <Num>{hidden ? t('hidden') : formats.decimal(value, DECIMALS)}</Num>
            <Num className="text-ink-3">{formats.rate(String(perMille / 1_000))}</Num>
          </li>
        ))}
      </ul>
    </>
  )
}
