import type { State } from './state.ts'

interface Senseless {
  /** Why there is no such state. */
  readonly why: string
  /** Of which screens, by path. */
  readonly of: Readonly<Record<string, readonly State[]>>
}

/** States that make no sense for a screen: they are not counted. */
export const NOT_APPLICABLE: readonly Senseless[] = [
  {
    why: 'the form asks nothing of the exchange before it is sent',
    of: {
      '/login': ['loading', 'empty', 'error'],
      '/register': ['loading', 'empty', 'error'],
      '/forgetpwd': ['loading', 'empty', 'error'],
      '/bindmpwd': ['loading', 'error'],
      '/bindphone': ['loading', 'error'],
      '/editPassword': ['loading', 'error'],
      '/editPasswordTrade': ['loading', 'error'],
    },
  },
  {
    why: 'a reader without a number and one with a number see the same form',
    of: {
      '/bindphone': ['empty'],
    },
  },
  {
    why: 'every account has a password',
    of: {
      '/editPassword': ['empty'],
    },
  },
  {
    why: 'it is read: nothing is asked for there that could be refused',
    of: {
      '/table2': ['refused'],
      '/rechargeRecord': ['refused'],
      '/downLoad': ['refused'],
      '/help': ['refused'],
      '/settingHelp': ['refused'],
      '/': ['refused'],
      '/index': ['refused'],
      '/profit_index': ['refused'],
      '/hosting': ['refused'],
      '/instrument': ['refused'],
      '/invite': ['refused'],
      '/inviteList': ['refused'],
      '/inviteMy': ['refused'],
      '/repayment': ['refused'],
      '/currencyRecord': ['refused'],
      '/agreement': ['refused'],
      '/loans': ['refused'],
      '/subscription': ['refused'],
      '/newCoins': ['refused'],
      '/404': ['refused'],
      '/buycoinRecord': ['refused'],
      '/record': ['refused'],
      '/accountRecord': ['refused'],
      '/dealList': ['refused'],
      '/setting': ['refused'],
      '/signRule': ['refused'],
      '/text': ['refused'],
      '/about': ['refused'],
      '/agrt': ['refused'],
      '/notice': ['refused'],
      '/bannerDetail': ['refused'],
      '/settingAbout': ['refused'],
      '/settingAboutList': ['refused'],
      '/settingJianjie': ['refused'],
      '/jgcc': ['refused'],
      '/benefits': ['refused'],
      '/benefitsDetail': ['refused'],
      '/welfare': ['refused'],
    },
  },
  {
    why: 'what it shows comes with the frame of the page',
    of: {
      '/downLoad': ['loading', 'error'],
    },
  },
  {
    why: 'it shows the same to everybody: there is nothing of a reader in it',
    of: {
      '/downLoad': ['empty'],
      '/help': ['empty'],
      '/helpDetail': ['empty'],
      '/settingHelp': ['empty'],
      '/hosting': ['empty'],
      '/instrument': ['empty'],
      '/agreement': ['empty'],
      '/loans': ['empty'],
      '/newCoins': ['empty'],
      '/404': ['empty'],
      '/signRule': ['empty'],
      '/text': ['empty'],
      '/about': ['empty'],
      '/agrt': ['empty'],
      '/notice': ['empty'],
      '/bannerDetail': ['empty'],
      '/settingAbout': ['empty'],
      '/settingAboutList': ['empty'],
      '/settingJianjie': ['empty'],
      '/benefits': ['empty'],
      '/benefitsDetail': ['empty'],
      '/welfare': ['empty'],
      '/welfareDetail': ['empty'],
    },
  },
  {
    why: 'a commission is paid thirty days after the trade, which no recording waits for',
    of: {
      '/inviteMy': ['full'],
    },
  },
  {
    why: 'it asks nothing',
    of: {
      '/404': ['loading', 'error'],
      '/settingAbout': ['loading', 'error'],
    },
  },
  {
    why: 'a campaign whose conditions are not met cannot be claimed, and none of them is met in the recording',
    of: {
      '/welfareDetail': ['refused'],
    },
  },
]
