import type { KycTier } from '@touchstone/protocol'
import { KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Kyc, levelOf } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'

/** The limits of this step beside those that hold now. */
export function Unlocks({ kyc, tier }: { readonly kyc: Kyc; readonly tier: KycTier }) {
  const t = useTexts(verificationTexts)
  const formats = useFormats()
  const then = kyc.levels.find(({ level }) => level === levelOf(tier))
  const now = kyc.levels.find(({ level }) => level === kyc.level)
  if (!then || !now) return null
  const reached = kyc.level >= then.level
  const usdt = (amount: string) => t('unlocks.usdt', { amount: formats.decimal(amount) })
  const value = (after: string, before: string) => (
    <>
      <Num>{usdt(after)}</Num>
      {!reached && <Num className="ms-2 text-ink-3">{t('unlocks.now', { amount: formats.decimal(before) })}</Num>}
    </>
  )
  return (
    <div className="rounded-panel bg-surface-2 px-4 py-3">
      <h3 className="mb-2 text-12 font-medium text-ink-2">{t('unlocks.title')}</h3>
      <KeyValue
        items={[
          { key: 'loan', label: t('unlocks.loan'), value: value(then.loanLimit, now.loanLimit) },
          {
            key: 'withdrawal',
            label: t('unlocks.withdrawal'),
            value: value(then.dailyWithdrawal, now.dailyWithdrawal),
          },
        ]}
      />
    </div>
  )
}
