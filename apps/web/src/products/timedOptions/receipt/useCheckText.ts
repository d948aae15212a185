import { formatPlain } from '@touchstone/quantities'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { timedOptionTexts } from '../texts.ts'
import type { Receipt, ReceiptFigure } from './recomputeReceipt.ts'
import { receiptTexts } from './texts.ts'

const RESULTS = ['won', 'lost', 'tied', 'void'] as const

/** A compared value as the reader writes it. */
export function useCheckText({ order, units }: Receipt): (figure: ReceiptFigure, text: string) => string {
  const t = useTexts(receiptTexts)
  const words = useTexts(timedOptionTexts)
  const formats = useFormats()
  const money = (decimal: string) => `${formats.decimal(decimal)} ${order.currency}`
  return (figure, text) => {
    switch (figure) {
      case 'rule': {
        const [rule, seconds = ''] = text.split(' ')
        return t(rule === 'mean' ? 'ruleShort.mean' : 'ruleShort.median', { seconds })
      }
      case 'sequences':
        return text === 'ordered' ? t('ordered') : t('disordered')
      case 'price':
        return text === '' ? NO_FIGURE : formats.decimal(text)
      case 'result': {
        const result = RESULTS.find((word) => word === text)
        return result ? words(`state.${result}`) : NO_FIGURE
      }
      case 'payout':
      case 'received':
        return money(formatPlain(BigInt(text), units.scale))
      case 'profit':
        return `${formats.signed(text)} ${order.currency}`
      case 'expected':
      case 'samples':
        return formats.count(Number(text))
    }
  }
}
