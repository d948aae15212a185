import { OrderSource } from '../../../orders/orderSource.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { optionTexts } from '../history/optionReading.ts'
import { optionRow } from '../history/optionRow.ts'
import { OPEN_OPTIONS, TIMED_ORDERS } from '../projection/openOptions.ts'

/** One owner's timed orders. */
export const OPTION_STREAM = defineOwnStream({
  name: 'delivery',
  source: (live, owner) =>
    new OrderSource({
      number: TIMED_ORDERS.number,
      unfinished: () => OPEN_OPTIONS.of(live).ofOwner(owner),
      row(option, now) {
        const { index, asset } = optionTexts(live, option.index)
        return optionRow(option, index, asset, now)
      },
    }),
  tell: (_entry, live, to) => {
    for (const option of OPEN_OPTIONS.changes(live) ?? []) to(option.owner)?.add(option)
  },
})
