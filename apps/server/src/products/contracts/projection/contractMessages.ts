import { type MessagesOf, marginMoney, priceIn } from '../../../trading/loggedMessages.ts'

/** How a position may be closed without its customer's doing at that moment, which tells of itself nowhere else. */
const BY_ITSELF: ReadonlySet<string> = new Set(['take_profit', 'stop_loss', 'settlement'])

/** What contracts tell customers. Trades and funding stand in their lists; a liquidation and a deleveraging close by steps of their own. */
export const CONTRACT_MESSAGES: MessagesOf = {
  LiquidationStep: ({ owner, contract, step, side, mark, lotsClosed, fee }) => ({
    owner,
    kind: 'liquidation',
    values: {
      contract: { contract },
      step,
      side,
      mark: priceIn(contract, mark),
      lots: String(lotsClosed),
      fee: marginMoney(fee),
    },
  }),
  Deleveraged: ({ owner, contract, lots, price, rank }) => ({
    owner,
    kind: 'deleveraged',
    values: { contract: { contract }, lots: String(lots), price: priceIn(contract, price), rank: String(rank) },
  }),
  PositionClosed: ({ owner, contract, side, closedBy, realised }) =>
    BY_ITSELF.has(closedBy)
      ? {
          owner,
          kind: 'positionClosed',
          values: { contract: { contract }, side, by: closedBy, result: marginMoney(realised) },
        }
      : undefined,
}
