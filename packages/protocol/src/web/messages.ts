import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { page, pageOf, size } from './fields.ts'
import { nothing } from './securityFields.ts'

/**
 * What a message is about, as customers choose how they are told. Of a fixed topic every contact that can be reached is told:
 * whoever holds the account must hear of it, also when somebody else has changed the settings.
 */
export const MESSAGE_TOPICS = {
  security: { fixed: true, email: true, sms: true },
  moneyOut: { fixed: true, email: true, sms: true },
  moneyIn: { fixed: false, email: true, sms: true },
  ownMoves: { fixed: false, email: false, sms: false },
  positions: { fixed: false, email: true, sms: true },
  finance: { fixed: false, email: false, sms: false },
  loans: { fixed: false, email: true, sms: true },
  newCoins: { fixed: false, email: true, sms: false },
  rewards: { fixed: false, email: false, sms: false },
  verification: { fixed: false, email: true, sms: true },
  support: { fixed: false, email: true, sms: false },
  alerts: { fixed: false, email: false, sms: false },
} as const satisfies Readonly<Record<string, TopicRule>>

/** `fixed`: cannot be switched off; `email`, `sms`: told so unless the customer chose otherwise. The inbox has every message. */
interface TopicRule {
  readonly fixed: boolean
  readonly email: boolean
  readonly sms: boolean
}

export type MessageTopic = keyof typeof MESSAGE_TOPICS
const TOPICS = Object.keys(MESSAGE_TOPICS) as [MessageTopic, ...MessageTopic[]]

/** Every kind of message: its topic, and the page that it leads to. What is said of each in words is a matter of catalogs. */
export const MESSAGE_KINDS = {
  changeDone: { topic: 'security', link: '/setting?tab=security' },
  changeRequested: { topic: 'security', link: '/setting?tab=security' },
  changeRefused: { topic: 'security', link: '/setting?tab=security' },
  factorChanged: { topic: 'security', link: '/setting?tab=security' },
  recoveryCodeUsed: { topic: 'security', link: '/setting?tab=security' },
  newDevice: { topic: 'security', link: '/setting?tab=security' },
  payoutChanged: { topic: 'security', link: '/setting?tab=payout' },
  accountFrozen: { topic: 'security', link: '/setting?tab=security' },
  tpwdLocked: { topic: 'security', link: '/setting?tab=security' },
  walletLinked: { topic: 'security', link: '/setting?tab=security' },
  walletUnlinked: { topic: 'security', link: '/setting?tab=security' },
  restrained: { topic: 'security', link: '/setting?tab=security' },
  addressAdded: { topic: 'moneyOut', link: '/address' },
  addressRemoved: { topic: 'moneyOut', link: '/address' },
  withdrawal: { topic: 'moneyOut', link: '/moneyRecord' },
  depositCredited: { topic: 'moneyIn', link: '/rechargeRecord' },
  depositRefused: { topic: 'moneyIn', link: '/rechargeRecord' },
  purchaseCredited: { topic: 'moneyIn', link: '/buycoinRecord' },
  purchaseRefused: { topic: 'moneyIn', link: '/buycoinRecord' },
  transferred: { topic: 'ownMoves', link: '/record?type=transfer' },
  converted: { topic: 'ownMoves', link: '/record?type=exchange' },
  marginCall: { topic: 'positions', link: '/positionList' },
  liquidation: { topic: 'positions', link: '/positionList' },
  deleveraged: { topic: 'positions', link: '/positionList' },
  positionClosed: { topic: 'positions', link: '/positionList' },
  contractEnds: { topic: 'positions', link: '/positionList' },
  hosted: { topic: 'finance', link: '/profit_wdtg' },
  hostingPaid: { topic: 'finance', link: '/profit_wdtg' },
  hostingRedemption: { topic: 'finance', link: '/profit_wdtg' },
  hostingEnded: { topic: 'finance', link: '/profit_wdtg' },
  loanPaidOut: { topic: 'loans', link: '/repayment' },
  loanRejected: { topic: 'loans', link: '/currencyRecord' },
  loanDue: { topic: 'loans', link: '/repayment' },
  loanRepaid: { topic: 'loans', link: '/currencyRecord' },
  loanProofRefused: { topic: 'loans', link: '/repayment' },
  loanWrittenOff: { topic: 'loans', link: '/currencyRecord' },
  subscribed: { topic: 'newCoins', link: '/subscription' },
  subscriptionDecided: { topic: 'newCoins', link: '/subscription' },
  coinsReleased: { topic: 'newCoins', link: '/subscription' },
  coinsReturned: { topic: 'newCoins', link: '/subscription' },
  rewardPaid: { topic: 'rewards', link: '/sign' },
  commissionPaid: { topic: 'rewards', link: '/inviteMy' },
  welfarePaid: { topic: 'rewards', link: '/welfare' },
  verified: { topic: 'verification', link: '/authentication' },
  verificationRefused: { topic: 'verification', link: '/authentication' },
  ticketAnswered: { topic: 'support', link: '/service' },
  priceAlert: {
    topic: 'alerts',
    link: '/notice?tab=alerts',
    markets: { coin: '/deal', contract: '/deal_c', other: '/preciousMetal' },
  },
} as const satisfies Readonly<Record<string, KindRule>>

/** `markets`: of a kind about a market, the screens that show it, by the message's value `market`. */
interface KindRule {
  readonly topic: MessageTopic
  readonly link: string
  readonly markets?: Readonly<Record<string, string>>
}

export type MessageKind = keyof typeof MESSAGE_KINDS
const KINDS = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]]

/** The page that a message leads to: that of its kind, or its market's own. */
export function messageLink(kind: MessageKind, { symbol = '', market = '' }: Readonly<Record<string, string>>): string {
  const { link, markets }: KindRule = MESSAGE_KINDS[kind]
  const screen = markets?.[market]
  return screen === undefined ? link : `${screen}?symbol=${symbol}`
}

/**
 * The facts of a message by name, never a sentence. "100 USDT" is an amount and its currency; a name that ends in At is a
 * moment in UTC milliseconds; everything else is a word of a closed list, a name or a number.
 */
const values = z.record(z.string(), z.string())

export const messageRow = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  values,
  /** In the language of the call, as the mail says it. */
  title: z.string(),
  text: z.string(),
  /** UTC ms, of the event that it tells of. */
  time: z.number(),
  read: z.boolean(),
  /** A path of this site. */
  link: z.string(),
})
export type MessageRow = z.output<typeof messageRow>

export const getMessageList = defineCall({
  name: 'getMessageList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Messages to this account, newest first, and how many of them are unread',
  silent: true,
  extra: true,
  request: z.object({ page, size }),
  data: z.extend(pageOf(messageRow), { unread: z.number() }),
})

export const readMessage = defineCall({
  name: 'readMessage',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Mark one message as read, or all of them (all=1)',
  silent: true,
  extra: true,
  request: z.object({
    id: z._default(z.string().check(z.regex(/^\d{0,18}$/, 'is no number of a message')), ''),
    all: z._default(z.enum(['0', '1']), '0'),
  }),
  data: z.object({ unread: z.number() }),
  rejections: ['message_not_found'],
})

const topicRow = z.object({
  topic: z.enum(TOPICS),
  /** Cannot be switched off. */
  fixed: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
})

export const getMessageSettings = defineCall({
  name: 'getMessageSettings',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'By which ways this account is told of what, beside the inbox, which has every message',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    /** The ways by which this account can be reached now. */
    ways: z.object({ email: z.boolean(), sms: z.boolean() }),
    list: z.array(topicRow),
  }),
})

export const saveMessageSetting = defineCall({
  name: 'saveMessageSetting',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Choose whether messages of a topic also come by e-mail or text message',
  silent: true,
  extra: true,
  request: z.object({ topic: z.enum(TOPICS), way: z.enum(['email', 'sms']), on: z.enum(['0', '1']) }),
  data: topicRow,
  rejections: ['message_fixed'],
})

export const MESSAGE_CALLS = { getMessageList, readMessage, getMessageSettings, saveMessageSetting }
