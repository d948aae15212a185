import { orderStream } from '../../../orders/orderStream.ts'
import { optionTexts } from '../history/optionReading.ts'
import { optionRow } from '../history/optionRow.ts'
import { OPEN_OPTIONS } from '../projection/openOptions.ts'

/** One owner's timed orders. */
export const OPTION_STREAM = orderStream({
  name: 'delivery',
  tracker: (live) => OPEN_OPTIONS.of(live),
  changed: (live) => OPEN_OPTIONS.changes(live),
  row(live, option, now) {
    const { index, asset } = optionTexts(live, option.index)
    return optionRow(option, index, asset, now)
  },
})
