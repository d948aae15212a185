import { defineFeature } from '../../shared/feature/feature.ts'

/** Addresses of what is still to come. */
export const notOpenYet = defineFeature({
  words: {
    downLoad: 'Download the app',
    downloadApp: 'Download app',
    help: '@helpCentre',
    bannerDetail: 'Offer',
    benefits: 'Welfare',
    signRule: 'Sign-in rules',
    service: 'Support',
    settingAbout: 'About us',
    aboutCompany: '@companyProfile',
    invite: 'Invite friends',
    sign: 'Activity',
  },
  routes: [
    { path: '/downLoad', access: 'public', title: 'downLoad', menus: { main: { word: 'downloadApp', place: 70 } } },
    { path: '/help', access: 'public', title: 'help' },
    { path: '/helpDetail', access: 'public', title: 'help' },
    { path: '/bannerDetail', access: 'public', title: 'bannerDetail' },
    { path: '/benefits', access: 'public', title: 'benefits' },
    { path: '/benefitsDetail', access: 'public', title: 'benefits' },
    { path: '/signRule', access: 'public', title: 'signRule' },
    { path: '/service', access: 'login', title: 'service' },
    { path: '/welfare', access: 'login', title: 'benefits' },
    { path: '/welfareDetail', access: 'login', title: 'benefits' },
    { path: '/settingHelp', access: 'login', title: 'help' },
    { path: '/settingAbout', access: 'login', title: 'settingAbout' },
    { path: '/settingAboutList', access: 'login', title: 'settingAbout' },
    { path: '/settingJianjie', access: 'login', title: 'aboutCompany' },
    { path: '/invite', access: 'login', title: 'invite' },
    { path: '/inviteList', access: 'login', title: 'invite' },
    { path: '/inviteMy', access: 'login', title: 'invite' },
    { path: '/sign', access: 'login', title: 'sign', menus: { main: { word: 'sign', place: 40 } } },
  ],
  footer: [{ column: 'platform', place: 30, word: 'help', path: '/help' }],
})
