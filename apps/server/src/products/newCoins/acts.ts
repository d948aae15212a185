import type { CoreQueries, OfferingTerms } from '@touchstone/protocol'
import { type Acts, amountText } from '../../trading/acts/acts.ts'
import { type TermWords, toldRows, toldTerms } from '../../trading/acts/termWords.ts'
import { momentText } from '../../trading/refusalOf.ts'

type Act = 'SetOffering' | 'FundOffering' | 'DecideSubscription' | 'AllocateOffering' | 'PayIssuer' | 'ReturnUnsold'

/** Each term in the words of the console. */
function worded(terms: OfferingTerms): TermWords {
  return {
    asset: String(terms.asset),
    name: JSON.stringify(terms.name),
    'issue price': terms.issuePrice,
    volume: terms.volume,
    lot: terms.lot,
    min: terms.min,
    max: terms.max,
    opens: momentText(terms.opens),
    closes: momentText(terms.closes),
    listing: momentText(terms.listTime),
    'lock days': String(terms.lockDays),
    market: String(terms.market),
    way: terms.way,
    issuer: JSON.stringify(terms.issuer),
    release: momentText(terms.releaseTime),
    'issue number': JSON.stringify(terms.issueNumber),
    circulation: JSON.stringify(terms.circulation),
    site: JSON.stringify(terms.site),
    paper: JSON.stringify(terms.paper),
    introduction: JSON.stringify(terms.introduction),
  }
}

/** "of new coin 3 (TCH)" */
function coinText(core: CoreQueries, coin: number): string {
  const name = core.newCoins.offering(coin)?.terms.name
  return name === undefined ? `new coin ${coin}` : `new coin ${coin} (${name})`
}

const money = (core: CoreQueries, amount: bigint) => amountText(core, core.newCoins.asset() ?? 0, amount)
const coins = (core: CoreQueries, coin: number, amount: bigint) =>
  amountText(core, core.newCoins.offering(coin)?.terms.asset ?? 0, amount)

export const NEW_COIN_ACTS: Acts<Act> = {
  SetOffering: ({ terms }, core) => {
    const before = core.newCoins.offering(terms.coin)?.terms
    const lead = before ? `Change new coin ${terms.coin}, for later subscriptions` : `Offer new coin ${terms.coin}`
    return toldTerms(lead, before && worded(before), worded(terms))
  },
  FundOffering: ({ coin, amount, evidence }, core) => {
    const funded = core.newCoins.offering(coin)?.funded ?? 0n
    const [before, after] = [coins(core, coin, funded), coins(core, coin, funded + amount)]
    return toldRows(
      `Bring coins in for ${coinText(core, coin)}: ${before} → ${after}, evidence ${JSON.stringify(evidence)}`,
      ['coins brought in', before, after],
      ['evidence', '', evidence],
    )
  },
  DecideSubscription: ({ subscription, passed, reason }, core) => {
    const found = core.newCoins.subscription(subscription)
    const asked = found ? ` for ${coins(core, found.coin, found.quantity)} of owner ${found.owner}` : ''
    return `${passed ? 'Pass' : 'Do not pass'} subscription ${subscription}${asked}${reason === '' ? '' : `: ${reason}`}`
  },
  AllocateOffering: ({ coin }, core) => {
    const preview = core.newCoins.allocationPreview(coin)
    if (!preview) return `Allocate ${coinText(core, coin)} pro rata`
    const given = preview.shares.reduce((sum, { allocated }) => sum + allocated, 0n)
    const back = preview.shares.reduce((sum, { refund }) => sum + refund, 0n)
    return (
      `Allocate ${coinText(core, coin)} pro rata: ${preview.shares.length} subscriptions ask for ` +
      `${coins(core, coin, preview.asked)}, ${coins(core, coin, given)} are given, ${money(core, back)} available again`
    )
  },
  PayIssuer: ({ coin, amount, evidence }, core) => {
    const view = core.newCoins.offering(coin)
    const left = (view?.proceeds ?? 0n) - (view?.paidOut ?? 0n)
    const [before, after] = [money(core, left), money(core, left - amount)]
    const what = `Pay the issuer of ${coinText(core, coin)} ${money(core, amount)}`
    return toldRows(
      `${what}: ${before} → ${after} left, evidence ${JSON.stringify(evidence)}`,
      ['left for the issuer', before, after],
      ['evidence', '', evidence],
    )
  },
  ReturnUnsold: ({ coin, evidence }, core) => {
    const view = core.newCoins.offering(coin)
    const left = view ? view.funded - view.allocated - view.unsoldReturned : 0n
    const back = coins(core, coin, left)
    return toldRows(
      `Give the issuer of ${coinText(core, coin)} back ${back} that nobody has, evidence ${JSON.stringify(evidence)}`,
      ['coins that nobody has', back, coins(core, coin, 0n)],
      ['evidence', '', evidence],
    )
  },
}
