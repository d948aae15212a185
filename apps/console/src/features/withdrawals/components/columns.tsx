import { AppLink } from '@touchstone/frame'
import { type Column, StateChip, shortCode, useNow } from '@touchstone/ui'
import { formats, span } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { withdrawalTexts } from '../texts.ts'
import { causeText, TONES, type WithdrawalLine } from '../words.ts'

const t = textsOf(withdrawalTexts)

/** Columns of the queue; ages follow the clock. */
export function useColumns(): readonly Column<WithdrawalLine>[] {
  const now = useNow()
  return [
    textColumn('id', t('column.id'), ({ id }) => (
      <AppLink to={`/withdrawals/${id}`} className="num font-medium text-accent hover:underline">
        {id}
      </AppLink>
    )),
    textColumn('customer', t('column.customer'), ({ uid, account }) => (
      <span className="whitespace-nowrap">
        <span className="num">{uid}</span> {account}
      </span>
    )),
    textColumn('way', t('column.way'), ({ kind }) => t(`kinds.${kind}`)),
    figureColumn('amount', t('column.amount'), ({ amount, currency }) => `${formats.decimal(amount)} ${currency}`),
    textColumn('destination', t('column.destination'), ({ destination }) => (
      <span className="num text-12 whitespace-nowrap" title={destination}>
        {destination.startsWith('0x') ? shortCode(destination) : destination}
      </span>
    )),
    figureColumn('age', t('column.age'), ({ requestedAt }) => span(now - requestedAt)),
    textColumn('state', t('column.state'), ({ state, second }) => (
      <span className="flex flex-col">
        <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
        {second && <span className="text-11 text-ink-3">{t('second')}</span>}
      </span>
    )),
    textColumn('causes', t('column.causes'), ({ causes }) =>
      causes.length === 0 ? (
        <span className="text-ink-3">{t('none')}</span>
      ) : (
        <ul className="py-1 text-12">
          {causes.map((cause) => (
            <li key={cause.cause}>{causeText(cause)}</li>
          ))}
        </ul>
      ),
    ),
  ]
}
