import { defineFeature } from '../../shared/feature/feature.ts'

/** Addresses of pages still to come. */
export const notOpenYet = defineFeature({
  words: {
    downLoad: 'Download the app',
    downloadApp: 'Download app',
    help: '@helpCentre',
    bannerDetail: 'Offer',
    service: 'Support',
    settingAbout: 'About us',
    aboutCompany: '@companyProfile',
  },
  routes: [
    { path: '/downLoad', access: 'public', title: 'downLoad', menus: { main: { word: 'downloadApp', place: 70 } } },
    { path: '/help', access: 'public', title: 'help' },
    { path: '/helpDetail', access: 'public', title: 'help' },
    { path: '/bannerDetail', access: 'public', title: 'bannerDetail' },
    { path: '/service', access: 'login', title: 'service' },
    { path: '/settingHelp', access: 'login', title: 'help' },
    { path: '/settingAbout', access: 'login', title: 'settingAbout' },
    { path: '/settingAboutList', access: 'login', title: 'settingAbout' },
    { path: '/settingJianjie', access: 'login', title: 'aboutCompany' },
  ],
  footer: [{ column: 'platform', place: 30, word: 'help', path: '/help' }],
})
