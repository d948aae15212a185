import { InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { isBalanced } from '../poolDraft.ts'
import type { Loans } from '../productDraft.ts'
import { loanTexts } from '../texts.ts'

const t = textsOf(loanTexts)
const FIGURES = ['funded', 'lent', 'free', 'returnable', 'outside', 'writtenOff', 'waiting', 'treasury'] as const

/** The funding of the pool and where the money is now; red when the parts do not add up. */
export function PoolPart({ loans }: { readonly loans: Loans }) {
  const { currency } = loans
  return (
    <Part title={t('pool.title')} padded>
      <div className="flex flex-col gap-4">
        {!isBalanced(loans) && (
          <InlineAlert tone="danger" announce>
            {t('pool.unequal')}
          </InlineAlert>
        )}
        <KeyValue
          className="max-w-xl"
          items={FIGURES.map((figure) => ({
            key: figure,
            label: t(`pool.${figure}`),
            value: <Num>{`${formats.decimal(loans[figure])} ${currency}`}</Num>,
          }))}
        />
      </div>
    </Part>
  )
}
