import { useQueryClient } from '@tanstack/react-query'
import { Button, Check, FailureAlert, InlineAlert, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { TermsSummary } from '../../../shared/moneyTerms/TermsSummary.tsx'
import { moneyTermsTexts } from '../../../shared/moneyTerms/texts.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import type { DepositInfo } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

/** The terms on one page, a box to tick, and only then the address. */
export function TermsStep({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const common = useTexts(moneyTermsTexts)
  const queries = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const show = async () => {
    setMissing(!agreed)
    if (!agreed || busy) return
    setBusy(true)
    setFailure('')
    try {
      await api().call('acceptDepositTerms', { version: String(info.terms.version) })
    } catch (error) {
      const changed = isCallError(error) && rejectionWord(error.code) === 'deposit_terms_changed'
      setFailure(changed ? t('terms.changed') : failureText(error))
      setAgreed(false)
    } finally {
      await queries.invalidateQueries({ queryKey: ['getDepositInfo'] })
      setBusy(false)
    }
  }
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <div>
        <h2 className="text-16 font-semibold text-ink-1">{t('terms.title')}</h2>
        <p className="mt-1 text-13 text-ink-2">{t('terms.lead')}</p>
      </div>
      <TermsSummary terms={info.terms} currency={info.currency} of="deposit" />
      <InlineAlert tone="warn">{t('terms.unsupported', { currency: info.currency })}</InlineAlert>
      <Check
        checked={agreed}
        onCheckedChange={setAgreed}
        error={missing && !agreed ? common('agreeMissing') : undefined}
      >
        {common('agree')}
      </Check>
      <FailureAlert text={failure} />
      <div>
        <Button tone="primary" busy={busy} onClick={() => void show()}>
          {t('terms.show')}
        </Button>
      </div>
    </Panel>
  )
}
