/** Orders, trades and positions. */
export const ORDERS = {
  amountOfOneOrder: 'Amount per order',
  askForOpening: 'Ask to reopen',
  asks: 'Asks',
  averagePrice: 'Average price',
  bankruptcyPrice: 'Bankruptcy price',
  bids: 'Bids',
  /** What a limit order and a stop of which one cancels the other hold. */
  bothHold: 'Held for both together',
  buy: 'Buy',
  cancelAll: 'Cancel all',
  /** A button that takes an order back. */
  cancelOrder: 'Cancel',
  changeOrder: 'Change order {orderNo}',
  contractPositions: 'Contract positions',
  cross: 'Cross',
  deliveryOrders: 'Delivery orders',
  deliveryPositions: 'Delivery positions',
  direction: 'Direction',
  /** A button: change an order (a verb). */
  editOrder: 'Edit',
  enteredAs: 'Entered as',
  enterLots: 'Please enter the number of lots',
  /** Under an empty field of money, whose label is `amount`. */
  enterQuantity: 'Please enter the quantity',
  enterTakeProfitStopLoss: 'Please enter the take-profit or stop-loss price',
  feeMakerTaker: 'Fee maker / taker',
  /** How much of an order has traded. */
  filledLots: 'Filled',
  fills: 'Fills',
  funding: 'Funding',
  insuranceFund: 'Insurance fund',
  isolated: 'Isolated',
  keepOrders: 'Keep orders',
  largestLeverage: 'Largest leverage',
  leverage: 'Leverage',
  /** The kind of order that names its price. */
  limitOrder: 'Limit',
  limitPriceBand: 'Largest distance of a limit price from the mark price',
  liquidationFee: 'Liquidation fee',
  liquidationPrice: 'Liquidation price',
  /** A position that gains when the price rises (a noun). */
  long: 'Long',
  lots: 'Lots',
  lotsAreWhole: 'Lots are whole numbers',
  lotsOfOneOrder: 'Lots per order',
  maintenanceRate: 'Maintenance rate',
  maker: 'Maker',
  /** What secures a position. */
  margin: 'Margin',
  marginTiers: 'Margin tiers',
  /** The kind of order that trades at once at the prices it finds; also "at the market price". */
  marketOrder: 'Market',
  noOpenOrders: 'No open orders.',
  noOpenPositions: 'No open positions.',
  noOpenTimedOrders: 'No open timed orders.',
  /** Why an order ended: nothing was heard of the trader's own browser or program in time. */
  noSignOfLife: 'Cancelled: connection lost',
  oneClickClose: 'One-click close',
  oneLot: 'One lot',
  /** An order or position that is not closed yet (an adjective). */
  openOrder: 'Open',
  openOrders: 'Open orders',
  /** How many coins an order or a fill is for. */
  orderAmount: 'Amount',
  orderCancelled: 'Order cancelled',
  /** Orders or positions that are over (an adjective). */
  orderClosed: 'Closed',
  /** An order to buy or sell, and its number. */
  orderNoun: 'Order',
  orderRejected: 'The order was rejected: {reason}',
  ordersCancelled: '{count, plural, one {# order} other {# orders}} cancelled',
  /** Of an order in a list: the other one of its pair, of which only one will trade. */
  orOtherOrder: 'or {orderNo}',
  /** Why an order ended: the other one of its pair traded, fired or ended. */
  otherOrderActed: 'Cancelled by the other order',
  payoutIfRight: 'Payout if right',
  /** An open contract order, whether it waits in the book or for its trigger. */
  pendingContractOrder: 'Pending',
  placeOrder: 'Place order',
  placeTimedOrder: 'Place a timed order',
  position: 'Position',
  positionMargin: 'Position margin',
  positionPrice: 'Position price',
  positions: 'Positions',
  positionUpTo: 'Position up to',
  priceMultiple: 'The price must be a multiple of {step}',
  profit: 'Profit',
  reduceOnly: 'Reduce only',
  riskRate: 'Risk rate',
  riskRateCrossPositions: 'Risk rate of cross positions',
  sell: 'Sell',
  settled: 'Settled',
  shareOfAccount: 'That is {percent}% of this account.',
  /** A position that gains when the price falls (a noun). */
  short: 'Short',
  side: 'Side',
  /** How much an order is of. */
  size: 'Size',
  slippageBounds: 'Slippage bound of market orders, usual / widest',
  slippageFromMiddle: 'Slippage from the mid price',
  spreadAndImpact: 'Half the spread + impact',
  stakeZero: 'The investment amount cannot be 0',
  stopLimit: 'Stop limit',
  stopLoss: 'Stop-loss',
  stopMarket: 'Stop market',
  stopPrice: 'Stop price',
  takeProfit: 'Take-profit',
  taker: 'Taker',
  /** How many times the margin. */
  timesLeverage: '{leverage}×',
  /** Price times quantity of a whole order. */
  totalValue: 'Total',
  /** A button or link that leads to where one trades (a verb). */
  trade: 'Trade',
  /** A link to the trading screen. */
  tradeContracts: 'Trade contracts',
  tradeRecords: 'Trade records',
  tradingAccounts: 'Trading accounts',
  trailingStop: 'Trailing stop',
  turnover: 'Turnover',
  unrealisedProfit: 'Unrealised profit',
  valueOfOneOrder: 'Value per order',
  waitsForStopPrice: 'Order {orderNo} waits for its stop price.',
  won: 'Won',
} as const
