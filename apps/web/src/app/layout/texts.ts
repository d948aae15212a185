import { defineTexts } from '../../shared/i18n/texts.ts'

export const shellTexts = defineTexts('shell', {
  skip: 'Skip to content',
  close: '@closeDialog',
  /** What is opened by Ctrl+K: one field that finds markets. */
  palette: '@searchMarkets',
  mainNavigation: 'Main',
  /** In small windows: all that has no room in the bar. */
  menu: 'Menu',
  /** The bell in the header. */
  messages: '{count, plural, =0 {Messages} other {Messages, # unread}}',
  nav: {
    trade: '@trade',
    products: 'All products',
    messages: '@messages',
    login: '@logIn',
    register: 'Register',
  },
  user: {
    menu: 'Account {name}',
    unknown: 'Account',
    transactionPassword: '@setTransactionPassword',
    signOut: '@signOut',
  },
  language: { menu: '@language', decline: 'Keep this language' },
  look: 'Appearance',
  sandbox: {
    label: 'Sandbox',
    simulated: '{feed}. Nothing here is real money.',
    pricesOnly: '{feed}.',
  },
  status: {
    label: 'Connection',
    live: 'Live',
    connecting: 'Connecting',
    stale: '@delayed',
    lost: 'Reconnecting',
    offline: 'Offline',
    latency: '{milliseconds} ms',
    late: 'Late feeds: {feeds}',
    storageFull: 'No orders are accepted now: the disk is full.',
    clockWaits:
      'Nothing can be bought, sold or moved now: the exchange waits until its operators have confirmed its clock.',
    hongKong: 'Hong Kong {time}',
    times: '@timesIn',
  },
  support: {
    link: '@support',
    unread: '@newAnswers',
  },
  connection: {
    offline: 'You are offline. Prices do not move until the connection is back.',
    lost: 'The connection to the exchange was lost. Reconnecting.',
  },
  relogin: { title: 'Please log in again', again: 'Log in again', back: '@back' },
  signIn: { title: 'Please log in', text: '@logInFirst', cancel: 'Not now' },
  signOutConfirm: {
    title: '@signOut',
    text: '{count, plural, one {One open order can trade while you are away.} other {# open orders can trade while you are away.}}',
    confirm: '@signOut',
    cancel: '@stay',
  },
  failure: {
    title: 'This page stopped working',
    text: 'The rest of the app still works. Try again, or go to another page.',
    retry: '@tryAgain',
    home: '@home',
  },
})
