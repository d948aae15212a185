/** Balances, and money that comes, moves and leaves. */
export const MONEY = {
  /** The whole amount. */
  allOfIt: 'All',
  /** How much money: of a deposit, a withdrawal, a transfer, a loan, an investment. How many coins an order is for: `orderAmount`. */
  amount: 'Amount',
  /** In place of an amount that is not to be seen. */
  amountHidden: '••••••',
  /** How many coins stand in the book or were traded, as `orderAmount`. */
  amountIn: 'Amount ({currency})',
  amountRange: '{min} to {max} {currency}',
  /** What can be used now of a balance. */
  available: 'Available',
  bank: 'Bank',
  bankName: 'Bank name',
  buyCoins: 'Buy coins',
  /** The block chain over which coins come or go. */
  chain: 'Chain',
  /** Where coins are sent on a chain. */
  chainAddress: 'Address',
  coinsBought: 'Coins bought',
  confirmations: 'Confirmations',
  /** One currency for another, with the house. */
  conversion: 'Exchange',
  convertedUsdt: 'Converted (USDT)',
  deduction: 'Deduction',
  /** The screen, and the link to it. */
  deposit: 'Deposit',
  /** Money that came in. */
  depositNoun: 'Deposit',
  deposits: 'Deposits',
  enterWithdrawalAddress: 'Please enter the withdrawal address',
  /** What the platform keeps. */
  fee: 'Fee',
  /** The part of a balance that orders or requests hold. */
  frozenBalance: 'Frozen',
  fundRecords: 'Fund records',
  fundsAccount: 'Funds account',
  insufficientBalance: 'Insufficient balance (top up first)',
  movableNow: 'Can be transferred now',
  myAssets: 'My assets',
  noBalancesYet: 'No balances yet.',
  notAbove: 'Cannot be higher than {max}',
  notBelow: 'Cannot be lower than {min}',
  notBelowAmount: 'Cannot be lower than {min} {currency}',
  noWithdrawalAddressYet: 'No withdrawal address yet.',
  payoutSettings: 'Payout settings',
  profitAndLoss: 'Profit and loss',
  receipt: 'Receipt',
  receiptOfOrder: 'Receipt of order {orderNo}',
  /** The amount that came of it. */
  receivedAmount: 'Received',
  remark: 'Remark',
  sandboxFunds: 'Sandbox funds',
  /** What some chains want beside an address, to tell whose the money is. */
  tagOrMemo: 'Tag or memo',
  toBePaid: 'To be paid',
  /** Where money goes. */
  toPlace: 'To',
  transaction: 'Transaction',
  /** A button or link (a verb). */
  transfer: 'Transfer',
  /** Money moved between the accounts of one customer. */
  transferNoun: 'Transfer',
  transfers: 'Transfers',
  uncreditedStays:
    'It stays where it is. As the terms of deposits say, it may be lost: whether it can be sent back is decided case by case.',
  uploadBillImage: 'Please upload the bill image',
  uploaded: 'Uploaded',
  /** Price times quantity. */
  value: 'Value',
  wallet: 'Wallet',
  /** By which way money came or goes: chain, bank. */
  way: 'Way',
  /** A button or link (a verb). */
  withdraw: 'Withdraw',
  withdrawalAddresses: 'Withdrawal addresses',
  /** Money leaving the platform: the name of the screen. */
  withdrawalNoun: 'Withdraw',
  withdrawals: 'Withdrawals',
  youGive: 'You give',
  youPay: 'You pay',
  youReceive: 'You receive',
  yourLimit: 'Your limit',
} as const
