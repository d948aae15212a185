import type { TellFills } from '../../../streams/fillStream.ts'
import { customerFills, dealRow } from '../projection/fill.ts'

export const tellSpotFills: TellFills = ({ events, time }, { market }, to) => {
  for (const event of events) {
    if (event.type !== 'Trade') continue
    const figures = market.spot(event.market)
    if (figures) for (const fill of customerFills(event, time)) to(fill.owner)?.add(dealRow(fill, figures.text))
  }
}
