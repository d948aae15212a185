import { Button, Glyph, InlineAlert, Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
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

/** The button that works the outcome out again, and what came out. */
export function ReceiptCheckPanel({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const [verdict, setVerdict] = useState<Verdict>()
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Button onClick={() => setVerdict(judge(receipt))}>{t('recompute')}</Button>
        <p className="text-12 text-ink-3">{t('recomputeWhy')}</p>
      </div>
      {verdict === 'unreadable' && (
        <InlineAlert tone="danger" announce>
          {t('impossible')}
        </InlineAlert>
      )}
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
  return (
    <div ref={result} className="flex flex-col gap-3">
      <InlineAlert tone={different === 0 ? 'ok' : 'danger'} announce>
        {different === 0 ? t('equal', { count: String(checks.length) }) : t('different', { count: different })}
      </InlineAlert>
      <table className="w-full text-12">
        <caption className="sr-only">{t('checks')}</caption>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="py-1.5 text-start font-medium">
              {t('column.figure')}
            </th>
            <th scope="col" className="text-end font-medium">
              {t('column.told')}
            </th>
            <th scope="col" className="text-end font-medium">
              {t('column.recomputed')}
            </th>
            <th scope="col" className="w-28 ps-4 text-start font-medium">
              {t('column.verdict')}
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ figure, told, recomputed, equal }) => (
            <tr key={figure} className="border-t border-line/60">
              <th scope="row" className="py-1.5 text-start font-normal text-ink-1">
                {t(`figure.${figure}`)}
              </th>
              <td className="text-end">
                <Num>{text(figure, told)}</Num>
              </td>
              <td className="text-end">
                <Num>{text(figure, recomputed)}</Num>
              </td>
              <td className={clsx('ps-4', equal ? 'text-ok' : 'font-medium text-danger')}>
                <span className="inline-flex items-center gap-1">
                  <Glyph name={equal ? 'check' : 'cross'} className="size-3.5 shrink-0" />
                  {equal ? t('same') : t('differs')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
