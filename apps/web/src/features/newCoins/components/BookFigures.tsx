import type { CallData } from '@touchstone/protocol'
import { KeyValue, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { BigFigures } from '../../../shared/ledgerFigures/BigFigures.tsx'
import { ReadAt } from '../../../shared/ledgerFigures/ReadAt.tsx'
import { newCoinBookTexts } from '../bookTexts.ts'

export type NewCoinBook = CallData<'getNewcoinsBook'>

/** Coins and money in the account, and the entry of the log at which they are read. */
export function BookFigures({ book }: { readonly book: NewCoinBook }) {
  const t = useTexts(newCoinBookTexts)
  const formats = useFormats()
  const { coin, currency, listedAt, sequence, time } = book
  const coins = (value: string) => <Num>{`${formats.decimal(value)} ${coin}`}</Num>
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  const listed = listedAt === 0 ? t('notListed') : <Num>{formats.dateTime(listedAt)}</Num>
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <h2 className="text-16 font-semibold text-ink-1">
        <bdi>{book.name}</bdi>
      </h2>
      <BigFigures
        items={[
          { key: 'coins', label: t('coins'), value: coins(book.coins) },
          { key: 'paid', label: t('paid'), value: money(book.paid) },
          { key: 'held', label: t('held'), value: money(book.held) },
        ]}
      />
      <KeyValue
        items={[
          { key: 'funded', label: t('funded'), value: coins(book.funded) },
          { key: 'allocated', label: t('allocated'), value: coins(book.allocated) },
          { key: 'left', label: t('left'), value: coins(book.left) },
          { key: 'asked', label: t('asked'), value: coins(book.asked) },
          { key: 'issuerPaid', label: t('issuerPaid'), value: money(book.issuerPaid) },
          { key: 'listed', label: t('listed'), value: listed },
        ]}
      />
      <ReadAt sequence={sequence} time={time} />
    </Panel>
  )
}
