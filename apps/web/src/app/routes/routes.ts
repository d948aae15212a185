import { CALL_FACTS, type CallName } from '@touchstone/protocol'
import type { ComponentType } from 'react'
import type { TitleKey } from './titles.ts'

/** public: open without a token · login: needs one · alias: needs one and leads elsewhere. */
export type RouteAccess = 'public' | 'login' | 'alias'

export type Screen = () => Promise<{ readonly Screen: ComponentType }>

export interface RouteRow {
  readonly path: string
  readonly access: RouteAccess
  readonly title: TitleKey
  /** The title when a field of the query says that the screen does something else. */
  readonly titleWhen?: { readonly field: string; readonly is: string; readonly title: TitleKey }
  /** Absent: not open yet. */
  readonly screen?: Screen
  /** Where it leads instead of showing something. */
  readonly leadsTo?: { readonly path: string; readonly search?: Readonly<Record<string, string>> }
  /** The call without which the screen is of no use: in the demo account the screen is closed when this call is. */
  readonly needs?: CallName
  /** closed: of no use to a guest, behind whom there is no person with settings. */
  readonly guests?: 'closed'
  /** app: fills the window, without the footer. */
  readonly frame?: 'app'
}

const home: Screen = async () => ({ Screen: (await import('../../features/home/HomeScreen.tsx')).HomeScreen })
const market: Screen = async () => ({ Screen: (await import('../../features/market/MarketScreen.tsx')).MarketScreen })
const texts = () => import('../../features/texts/index.ts')
const account = () => import('../../features/account/index.ts')
const deal: Screen = async () => ({ Screen: (await import('../../features/spot/DealScreen.tsx')).DealScreen })
const delivery: Screen = async () => ({
  Screen: (await import('../../features/timedOptions/TimedOptionScreen.tsx')).TimedOptionScreen,
})
const deliveryPositions: Screen = async () => ({
  Screen: (await import('../../features/timedOptions/PositionsScreen.tsx')).PositionsScreen,
})
const funds: Screen = async () => ({ Screen: (await import('../../features/assets/FundsScreen.tsx')).FundsScreen })
const instrument: Screen = async () => ({
  Screen: (await import('../../features/instrument/InstrumentScreen.tsx')).InstrumentScreen,
})
const accounts: Screen = async () => ({
  Screen: (await import('../../features/assets/AccountsScreen.tsx')).AccountsScreen,
})
const transfer: Screen = async () => ({
  Screen: (await import('../../features/assets/TransferScreen.tsx')).TransferScreen,
})
const recharge: Screen = async () => ({
  Screen: (await import('../../features/deposit/RechargeScreen.tsx')).RechargeScreen,
})
const deposits: Screen = async () => ({
  Screen: (await import('../../features/deposit/DepositsScreen.tsx')).DepositsScreen,
})
const withdraw: Screen = async () => ({
  Screen: (await import('../../features/withdrawal/WithdrawScreen.tsx')).WithdrawScreen,
})
const withdrawals: Screen = async () => ({
  Screen: (await import('../../features/withdrawal/WithdrawalsScreen.tsx')).WithdrawalsScreen,
})
const addresses: Screen = async () => ({
  Screen: (await import('../../features/withdrawal/AddressScreen.tsx')).AddressScreen,
})
const openOrders: Screen = async () => ({
  Screen: (await import('../../features/records/OpenOrdersScreen.tsx')).OpenOrdersScreen,
})
const fills: Screen = async () => ({ Screen: (await import('../../features/records/FillsScreen.tsx')).FillsScreen })
const buycoin = () => import('../../features/purchase/index.ts')
const exchange: Screen = async () => ({
  Screen: (await import('../../features/conversion/ConversionScreen.tsx')).ConversionScreen,
})
const records = () => import('../../features/records/index.ts')
const contracts = () => import('../../features/contracts/screens.tsx')
const positions = () => import('../../features/contracts/positionScreens.tsx')
const setting: Screen = async () => ({
  Screen: (await import('../../features/setting/SettingScreen.tsx')).SettingScreen,
})
const security: Screen = async () => ({
  Screen: (await import('../../features/security/SecurityScreen.tsx')).SecurityScreen,
})
const verification: Screen = async () => ({
  Screen: (await import('../../features/verification/VerificationScreen.tsx')).VerificationScreen,
})
const notFound: Screen = async () => ({
  Screen: (await import('../../features/notFound/NotFoundScreen.tsx')).NotFoundScreen,
})

/** Every address of the app, once. */
export const ROUTES = [
  { path: '/', access: 'public', title: 'home', screen: home },
  { path: '/index', access: 'public', title: 'home', screen: home },
  { path: '/market', access: 'public', title: 'market', screen: market },
  { path: '/login', access: 'public', title: 'login', screen: async () => ({ Screen: (await account()).LoginScreen }) },
  {
    path: '/register',
    access: 'public',
    title: 'register',
    screen: async () => ({ Screen: (await account()).RegisterScreen }),
  },
  {
    path: '/forgetpwd',
    access: 'public',
    title: 'forgetpwd',
    titleWhen: { field: 'type', is: 'changepwd', title: 'editPassword' },
    screen: async () => ({ Screen: (await account()).ForgotPasswordScreen }),
  },
  { path: '/text', access: 'public', title: 'text', screen: async () => ({ Screen: (await texts()).TextScreen }) },
  { path: '/downLoad', access: 'public', title: 'downLoad' },
  { path: '/help', access: 'public', title: 'help' },
  { path: '/helpDetail', access: 'public', title: 'help' },
  { path: '/about', access: 'public', title: 'about', screen: async () => ({ Screen: (await texts()).AboutScreen }) },
  { path: '/agrt', access: 'public', title: 'agrt', screen: async () => ({ Screen: (await texts()).AgreementScreen }) },
  { path: '/bannerDetail', access: 'public', title: 'bannerDetail' },
  {
    path: '/notice',
    access: 'public',
    title: 'notice',
    screen: async () => ({ Screen: (await texts()).NoticeScreen }),
  },
  { path: '/security', access: 'public', title: 'security', screen: security },
  { path: '/benefits', access: 'public', title: 'benefits' },
  { path: '/benefitsDetail', access: 'public', title: 'benefits' },
  { path: '/signRule', access: 'public', title: 'signRule' },
  { path: '/instrument', access: 'public', title: 'instrument', screen: instrument },

  { path: '/404', access: 'login', title: 'notFound', screen: notFound },
  { path: '/currency', access: 'login', title: 'currency' },
  { path: '/repayment', access: 'login', title: 'repayment' },
  { path: '/repayment2', access: 'login', title: 'repayment' },
  { path: '/currencyRecord', access: 'login', title: 'currencyRecord' },
  { path: '/subscription', access: 'login', title: 'subscription' },
  { path: '/subscribe', access: 'login', title: 'subscription' },
  { path: '/agreement', access: 'login', title: 'agreement' },
  {
    path: '/bindmpwd',
    access: 'login',
    title: 'bindmpwd',
    needs: 'saveTpwd',
    screen: async () => ({ Screen: (await account()).TransactionPasswordScreen }),
  },
  {
    path: '/bindphone',
    access: 'login',
    title: 'bindphone',
    needs: 'bindPhone',
    screen: async () => ({ Screen: (await account()).PhoneScreen }),
  },
  { path: '/deal', access: 'login', title: 'deal', screen: deal, frame: 'app' },
  {
    path: '/deal_c',
    access: 'login',
    title: 'contracts',
    screen: async () => ({ Screen: (await contracts()).CryptoContractsScreen }),
    frame: 'app',
  },
  { path: '/deal_jg', access: 'login', title: 'delivery', screen: delivery, frame: 'app' },
  {
    path: '/lt',
    access: 'login',
    title: 'positions',
    screen: async () => ({ Screen: (await positions()).CryptoPositionsScreen }),
  },
  { path: '/jgcc', access: 'login', title: 'deliveryPositions', screen: deliveryPositions },
  { path: '/all', access: 'login', title: 'all', screen: openOrders },
  { path: '/dealList', access: 'login', title: 'dealList', screen: fills },
  { path: '/profit_index', access: 'login', title: 'hosting' },
  { path: '/profit_wdtg', access: 'login', title: 'hosting' },
  { path: '/profit_buy', access: 'login', title: 'hosting' },
  {
    path: '/buycoin',
    access: 'login',
    title: 'buycoin',
    needs: 'addBuycoin',
    screen: async () => ({ Screen: (await buycoin()).PurchaseScreen }),
  },
  { path: '/recharge', access: 'login', title: 'recharge', needs: 'getDepositInfo', screen: recharge },
  { path: '/money', access: 'login', title: 'money', needs: 'addWithdraw', screen: withdraw },
  { path: '/asset', access: 'login', title: 'table1', leadsTo: { path: '/table1' } },
  { path: '/table1', access: 'login', title: 'table1', screen: funds },
  { path: '/table2', access: 'login', title: 'table2', screen: accounts },
  {
    path: '/record',
    access: 'login',
    title: 'record',
    screen: async () => ({ Screen: (await records()).RecordScreen }),
  },
  { path: '/transfer', access: 'login', title: 'transfer', screen: transfer },
  { path: '/address', access: 'login', title: 'address', needs: 'addAddress', screen: addresses },
  { path: '/authentication', access: 'login', title: 'authentication', needs: 'saveKyc', screen: verification },
  {
    path: '/buycoinRecord',
    access: 'login',
    title: 'buycoin',
    needs: 'getBuycoinList',
    screen: async () => ({ Screen: (await buycoin()).PurchaseRecordScreen }),
  },
  { path: '/rechargeRecord', access: 'login', title: 'recharge', needs: 'getRechargeList', screen: deposits },
  { path: '/moneyRecord', access: 'login', title: 'moneyRecord', needs: 'getWithdrawList', screen: withdrawals },
  {
    path: '/accountRecord',
    access: 'login',
    title: 'accountRecord',
    screen: async () => ({ Screen: (await records()).LedgerScreen }),
  },
  { path: '/exchange', access: 'login', title: 'exchange', screen: exchange },
  { path: '/service', access: 'login', title: 'service' },
  { path: '/welfare', access: 'login', title: 'benefits' },
  { path: '/welfareDetail', access: 'login', title: 'benefits' },
  { path: '/settingHelp', access: 'login', title: 'help' },
  { path: '/settingAbout', access: 'login', title: 'settingAbout' },
  { path: '/settingAboutList', access: 'login', title: 'settingAbout' },
  { path: '/settingJianjie', access: 'login', title: 'about' },
  { path: '/invite', access: 'login', title: 'invite' },
  { path: '/inviteList', access: 'login', title: 'invite' },
  { path: '/inviteMy', access: 'login', title: 'invite' },
  {
    path: '/editPassword',
    access: 'login',
    title: 'editPassword',
    needs: 'updatePassword',
    screen: async () => ({ Screen: (await account()).ChangePasswordScreen }),
  },
  {
    path: '/editPasswordTrade',
    access: 'login',
    title: 'editPasswordTrade',
    needs: 'updateTpwd',
    screen: async () => ({ Screen: (await account()).ChangeTransactionPasswordScreen }),
  },
  { path: '/sign', access: 'login', title: 'sign' },
  {
    path: '/preciousMetal',
    access: 'login',
    title: 'contracts',
    screen: async () => ({ Screen: (await contracts()).MetalsScreen }),
    frame: 'app',
  },
  {
    path: '/contractTransaction',
    access: 'login',
    title: 'contracts',
    screen: async () => ({ Screen: (await contracts()).EveryClassScreen }),
    frame: 'app',
  },
  {
    path: '/positionList',
    access: 'login',
    title: 'positions',
    screen: async () => ({ Screen: (await positions()).PerpetualPositionsScreen }),
  },
  {
    path: '/leverTransactions',
    access: 'login',
    title: 'contracts',
    screen: async () => ({ Screen: (await contracts()).PerpetualsScreen }),
    frame: 'app',
  },
  { path: '/setting', access: 'login', title: 'setting', guests: 'closed', screen: setting },

  { path: '/sfyz', access: 'alias', title: 'authentication', leadsTo: { path: '/authentication' } },
  {
    path: '/smauth',
    access: 'alias',
    title: 'authentication',
    leadsTo: { path: '/authentication', search: { tier: 'junior' } },
  },
  {
    path: '/seniorauth',
    access: 'alias',
    title: 'authentication',
    leadsTo: { path: '/authentication', search: { tier: 'senior' } },
  },
  {
    path: '/dzrz',
    access: 'alias',
    title: 'authentication',
    leadsTo: { path: '/authentication', search: { tier: 'address' } },
  },
  { path: '/kjmbSelect', access: 'alias', title: 'buycoin', leadsTo: { path: '/buycoin' } },
  { path: '/credit', access: 'alias', title: 'setting', leadsTo: { path: '/setting', search: { tab: 'credit' } } },
  { path: '/deallog', access: 'alias', title: 'accountRecord', leadsTo: { path: '/accountRecord' } },
  { path: '/cbjl', access: 'alias', title: 'recharge', leadsTo: { path: '/rechargeRecord' } },
  { path: '/tbjl', access: 'alias', title: 'moneyRecord', leadsTo: { path: '/moneyRecord' } },
] as const satisfies readonly RouteRow[]

export type KnownPath = (typeof ROUTES)[number]['path']

declare module '../../shared/routing/AppLink.tsx' {
  interface RouteRegister {
    readonly path: KnownPath
  }
}

const BY_PATH: ReadonlyMap<string, RouteRow> = new Map(ROUTES.map((row) => [row.path, row]))

export function findRoute(path: string): RouteRow | undefined {
  return BY_PATH.get(path)
}

/** The title of what an address shows. */
export function titleKey(path: string, search: Readonly<Record<string, string>>): TitleKey | undefined {
  const row = findRoute(path)
  const other = row?.titleWhen
  return other && search[other.field] === other.is ? other.title : row?.title
}

/** Does the route show something of its own, or lead to something that does? */
export function isOpen(path: string): boolean {
  const row = findRoute(path)
  return row?.leadsTo ? isOpen(row.leadsTo.path) : row?.screen !== undefined
}

/** Does the demo account show at this path why there is nothing? */
export function isClosedInDemo(path: string, guest: boolean): boolean {
  const row = findRoute(path)
  if (guest && row?.guests === 'closed') return true
  return row?.needs !== undefined && CALL_FACTS[row.needs].inDemo === 'closed'
}
