import { CopyButton, InlineAlert, KeyValue, Panel } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSentence } from '../../shared/said/said.ts'
import type { PurchaseInfo } from './pay.ts'
import { purchaseTexts } from './texts.ts'

const LINES = ['bank', 'account', 'swift', 'name', 'memo'] as const

/** The payee: each line can be copied. */
export function PayeePanel({ payee, sandbox }: Pick<PurchaseInfo, 'payee' | 'sandbox'>) {
  const t = useTexts(purchaseTexts)
  const say = useSentence()
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-14 font-semibold text-ink-1">{t('payee')}</h2>
        <p className="pt-1 text-13 text-ink-2">{t('payeeNote')}</p>
      </div>
      {sandbox && <InlineAlert tone="warn">{t('sandbox')}</InlineAlert>}
      <KeyValue
        items={LINES.map((key) => ({
          key,
          label: t(key),
          value: (
            <span className="inline-flex items-center gap-2">
              <bdi className="break-all">{say(payee[key])}</bdi>
              <CopyButton text={payee[key]} label={t('copy', { what: t(key) })} copiedLabel={t('copied')} />
            </span>
          ),
        }))}
      />
      <p className="text-12 text-ink-3">{t('memoNote')}</p>
    </Panel>
  )
}
