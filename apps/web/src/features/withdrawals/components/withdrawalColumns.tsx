import type { CallData } from '@touchstone/protocol'
import { Button, type ChipTone, type Column, CopyButton, Num, ShortCode, StateChip } from '@touchstone/ui'
import type { Formats } from '../../../shared/format/format.ts'
import type { Translate } from '../../../shared/i18n/texts.ts'
import type { withdrawRecordTexts } from '../recordTexts.ts'

export type Withdrawal = CallData<'getWithdrawList'>['list'][number]
export type RecordTranslate = Translate<(typeof withdrawRecordTexts)['english']>

const TONES: Readonly<Record<Withdrawal['state'], ChipTone>> = {
  requested: 'progress',
  review: 'progress',
  approved: 'progress',
  signed: 'progress',
  confirmed: 'success',
  canceled: 'neutral',
  refused: 'failure',
  failed: 'failure',
}

export function WithdrawalChip({ state, t }: { readonly state: Withdrawal['state']; readonly t: RecordTranslate }) {
  return <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
}

/** Addresses and transactions in short; bank accounts and references as they are. */
export function WithdrawalCode({ text, t }: { readonly text: string; readonly t: RecordTranslate }) {
  if (text === '' || text.startsWith('0x'))
    return <ShortCode text={text} copyLabel={t('copy')} copiedLabel={t('copied')} />
  return (
    <span className="inline-flex items-center gap-1">
      <bdi>{text}</bdi>
      <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} />
    </span>
  )
}

export interface RowActs {
  readonly onOpen: (row: Withdrawal) => void
  readonly onCancel: (row: Withdrawal) => void
}

export function withdrawalColumns(t: RecordTranslate, formats: Formats, acts: RowActs): readonly Column<Withdrawal>[] {
  // Only where it goes may take a second line.
  const money = (text: string, currency: string) => (
    <Num className="whitespace-nowrap">
      {formats.decimal(text)} {currency}
    </Num>
  )
  return [
    {
      key: 'time',
      header: t('column.time'),
      cell: ({ time }) => <Num className="whitespace-nowrap">{formats.dateTime(time)}</Num>,
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind }) => <span className="whitespace-nowrap">{t(`kinds.${kind}`)}</span>,
    },
    {
      key: 'destination',
      header: t('column.destination'),
      cell: ({ destination }) => <WithdrawalCode text={destination} t={t} />,
    },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'fee', header: t('column.fee'), align: 'end', cell: ({ fee }) => <Num>{formats.decimal(fee)}</Num> },
    {
      key: 'receive',
      header: t('column.receive'),
      align: 'end',
      cell: ({ receive }) => <Num>{formats.decimal(receive)}</Num>,
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <WithdrawalChip state={state} t={t} /> },
    {
      key: 'transaction',
      header: t('column.transaction'),
      cell: ({ transaction, reference }) => <WithdrawalCode text={transaction || reference} t={t} />,
    },
    {
      key: 'act',
      header: t('column.act'),
      align: 'end',
      pinned: true,
      cell: (row) => (
        <span className="inline-flex gap-1">
          {row.cancelable && (
            <Button tone="ghost" size="small" onClick={() => acts.onCancel(row)}>
              {t('cancel')}
            </Button>
          )}
          <Button tone="ghost" size="small" onClick={() => acts.onOpen(row)}>
            {t('details')}
          </Button>
        </span>
      ),
    },
  ]
}
