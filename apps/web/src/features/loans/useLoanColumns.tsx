import { Button, type Column, Num, StateChip, TEXT_LINK } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { OfferName } from '../../shared/said/OfferName.tsx'
import { isOwed, LOAN_TONES, type Loan } from './loanState.ts'
import { loanRecordTexts } from './recordTexts.ts'

/** Every field of a loan, its proof, and the ways on. */
export function useLoanColumns(onProof: (loan: Loan) => void): readonly Column<Loan>[] {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  const figure = (
    key: 'amount' | 'interest' | 'total' | 'lateFee',
    cell = (loan: Loan) => `${formats.decimal(loan[key])} ${loan.currency}`,
  ): Column<Loan> => ({
    key,
    header: t(`column.${key}`),
    align: 'end',
    cell: (loan) => <Num className="whitespace-nowrap">{cell(loan)}</Num>,
  })
  return [
    {
      key: 'code',
      header: t('column.code'),
      cell: ({ code }) => (
        <AppLink to="/currencyRecord" search={{ code }} aria-label={t('viewOf', { code })} className={TEXT_LINK}>
          <Num>{code}</Num>
        </AppLink>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ state }) => <StateChip tone={LOAN_TONES[state]} word={t(`states.${state}`)} />,
    },
    figure('amount'),
    { key: 'days', header: t('column.days'), align: 'end', cell: ({ days }) => <Num>{formats.count(days)}</Num> },
    {
      key: 'rate',
      header: t('column.rate'),
      align: 'end',
      cell: ({ dailyRate }) => <Num>{formats.rate(dailyRate)}</Num>,
    },
    figure('interest'),
    figure('total'),
    figure('lateFee'),
    {
      key: 'lateRate',
      header: t('column.lateRate'),
      align: 'end',
      cell: ({ lateRate }) => <Num>{formats.rate(lateRate)}</Num>,
    },
    {
      key: 'overdueDays',
      header: t('column.overdueDays'),
      align: 'end',
      cell: ({ overdueDays }) => <Num>{formats.count(overdueDays)}</Num>,
    },
    {
      key: 'applied',
      header: t('column.applied'),
      cell: ({ applyTime }) => <Num className="whitespace-nowrap">{formats.dateTime(applyTime)}</Num>,
    },
    { key: 'lender', header: t('column.lender'), cell: ({ lender }) => <OfferName name={lender} /> },
    {
      key: 'proof',
      header: t('column.proof'),
      cell: (loan) => <Proof loan={loan} onProof={onProof} />,
    },
    {
      key: 'acts',
      header: '',
      align: 'end',
      pinned: true,
      cell: (loan) => <Ways loan={loan} />,
    },
  ]
}

function Proof({ loan, onProof }: { readonly loan: Loan; readonly onProof: (loan: Loan) => void }) {
  const t = useTexts(loanRecordTexts)
  const { proof, proofState } = loan
  if (proofState === '') return <span className="text-ink-3">{t('proof.none')}</span>
  if (proof === '') return t(`proof.states.${proofState}`)
  return (
    <Button tone="secondary" size="small" aria-label={t('proof.show')} onClick={() => onProof(loan)}>
      {t(`proof.states.${proofState}`)}
    </Button>
  )
}

/** To its payment, while something is owed, and to its page. */
function Ways({ loan }: { readonly loan: Loan }) {
  const t = useTexts(loanRecordTexts)
  const { code } = loan
  return (
    <span className="flex justify-end gap-3 text-12">
      {isOwed(loan) && (
        <AppLink to="/repayment2" search={{ id: code }} className={TEXT_LINK}>
          {t('repay')}
        </AppLink>
      )}
      <AppLink to="/currencyRecord" search={{ code }} className={TEXT_LINK}>
        {t('view')}
      </AppLink>
    </span>
  )
}
