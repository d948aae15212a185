import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import type { PreviewLine } from '../PreviewFigures.tsx'
import { type SentEntry, trails, type Written } from '../sentEntry.ts'
import type { TicketTranslate } from '../texts.ts'

/** What a preview of any product says of them. */
interface PreviewedConditions {
  readonly stopPrice: string
  readonly shown: string
  readonly reserve: string
}

/** Of a stop that trails the trigger it would begin with; of an iceberg what would be shown of it and what not. */
export function conditionLines(
  request: SentEntry | undefined,
  preview: PreviewedConditions | undefined,
  { price, size }: Written,
  words: TicketTranslate,
): readonly PreviewLine[] {
  const line = (
    name: 'trigger' | 'shown' | 'reserve',
    text: string | undefined,
    written: (text: string) => string,
  ): PreviewLine => [words(`preview.${name}`), text === undefined || isZero(text) ? '' : written(text)]
  if (request && trails(request)) return [line('trigger', preview?.stopPrice, price)]
  if (request?.visible === undefined) return []
  return [line('shown', preview?.shown, size), line('reserve', preview?.reserve, size)]
}
