import { Button } from '@touchstone/ui'
import { useMay } from '../../../shared/access/access.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Market } from '../market.ts'
import { marketTexts } from '../texts.ts'

const t = textsOf(marketTexts)

export interface TurnButtonProps {
  readonly market: Market
  readonly onTurn: (market: Market) => void
}

/** Stops an open market, or asks to open a stopped one; nothing for a settled one or without the role. */
export function TurnButton({ market, onTurn }: TurnButtonProps) {
  const may = useMay('haltMarket')
  if (!may || market.state === 'settled') return null
  const open = market.state === 'open'
  return (
    <Button tone={open ? 'danger' : 'secondary'} size="small" onClick={() => onTurn(market)}>
      {t(open ? 'halt' : 'resume')}
    </Button>
  )
}
