import { Button, FailureAlert, InlineAlert } from '@touchstone/ui'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { RecomputedTable } from '../../../shared/recomputed/RecomputedTable.tsx'
import { type Receipt, type ReceiptCheck, recomputeReceipt } from './recomputeReceipt.ts'
import { receiptTexts } from './texts.ts'
import { useCheckText } from './useCheckText.ts'

/** 'unreadable': the receipt contradicts itself. */
type Verdict = readonly ReceiptCheck[] | 'unreadable'

function judge(receipt: Receipt): Verdict {
  try {
    return recomputeReceipt(receipt)
  } catch {
    return 'unreadable'
  }
}

/** The button that works the outcome out again, and its result. */
export function ReceiptCheckPanel({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const [verdict, setVerdict] = useState<Verdict>()
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Button onClick={() => setVerdict(judge(receipt))}>{t('recompute')}</Button>
        <p className="text-12 text-ink-3">{t('recomputeWhy')}</p>
      </div>
      {verdict === 'unreadable' && <FailureAlert text={t('impossible')} />}
      {verdict && verdict !== 'unreadable' && <Checks checks={verdict} receipt={receipt} />}
    </section>
  )
}

function Checks({ checks, receipt }: { readonly checks: readonly ReceiptCheck[]; readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const text = useCheckText(receipt)
  const different = checks.filter(({ equal }) => !equal).length
  const result = useRef<HTMLDivElement>(null)
  /** The answer came below the button: into sight with it. */
  useEffect(() => {
    result.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [])
  const rows = checks.map(({ figure, told, recomputed, equal }) => ({
    key: figure,
    label: t(`figure.${figure}`),
    told: text(figure, told),
    recomputed: text(figure, recomputed),
    equal,
  }))
  const words = {
    caption: t('checks'),
    figure: t('column.figure'),
    told: t('column.told'),
    recomputed: t('column.recomputed'),
    verdict: t('column.verdict'),
    equal: t('same'),
    differs: t('differs'),
  }
  return (
    <div ref={result} className="flex flex-col gap-3">
      <InlineAlert tone={different === 0 ? 'ok' : 'danger'} announce>
        {different === 0 ? t('equal', { count: String(checks.length) }) : t('different', { count: different })}
      </InlineAlert>
      <RecomputedTable rows={rows} words={words} />
    </div>
  )
}
