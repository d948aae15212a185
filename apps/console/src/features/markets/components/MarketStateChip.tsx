import { StateChip } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { MARKET_TONES, type Market } from '../market.ts'
import { marketTexts } from '../texts.ts'

const t = textsOf(marketTexts)

export function MarketStateChip({ state }: { readonly state: Market['state'] }) {
  return <StateChip tone={MARKET_TONES[state]} word={t(`states.${state}`)} />
}
