import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** The platform's own texts: announcements, agreements, about itself. */
export const texts = defineFeature({
  words: {
    text: 'Text',
    about: '@companyProfile',
    agrt: 'Agreements',
    notice: '@announcements',
    bannerDetail: 'Offer',
    settingAbout: '@aboutUs',
    settingAboutList: '@howExchangeWorks',
    settingJianjie: '@companyProfile',
    verify: '@verifyTheBooks',
    agreement: '@userAgreement',
    privacy: '@privacyTerms',
  },
  routes: [
    {
      path: '/text',
      access: 'public',
      title: 'text',
      screen: lazyScreen(() => import('./TextScreen.tsx'), 'TextScreen'),
    },
    {
      path: '/about',
      access: 'public',
      title: 'about',
      screen: lazyScreen(() => import('./AboutScreen.tsx'), 'AboutScreen'),
    },
    {
      path: '/agrt',
      access: 'public',
      title: 'agrt',
      screen: lazyScreen(() => import('./AgreementScreen.tsx'), 'AgreementScreen'),
    },
    {
      path: '/notice',
      access: 'public',
      title: 'notice',
      screen: lazyScreen(() => import('./NoticeScreen.tsx'), 'NoticeScreen'),
    },
    {
      path: '/bannerDetail',
      access: 'public',
      title: 'bannerDetail',
      screen: lazyScreen(() => import('./BannerScreen.tsx'), 'BannerScreen'),
    },
    {
      path: '/settingAbout',
      access: 'login',
      title: 'settingAbout',
      screen: lazyScreen(() => import('./SettingAboutScreen.tsx'), 'SettingAboutScreen'),
    },
    {
      path: '/settingAboutList',
      access: 'login',
      title: 'settingAboutList',
      screen: lazyScreen(() => import('./SettingAboutListScreen.tsx'), 'SettingAboutListScreen'),
    },
    {
      path: '/settingJianjie',
      access: 'login',
      title: 'settingJianjie',
      screen: lazyScreen(() => import('./SettingProfileScreen.tsx'), 'SettingProfileScreen'),
    },
  ],
  footer: [
    { column: 'platform', place: 10, word: 'about', path: '/about' },
    { column: 'platform', place: 20, word: 'notice', path: '/notice' },
    { column: 'platform', place: 40, word: 'verify', path: '/text', search: { id: '7' } },
    { column: 'legal', place: 10, word: 'agreement', path: '/agrt', search: { id: '3' } },
    { column: 'legal', place: 20, word: 'privacy', path: '/agrt', search: { id: '5' } },
  ],
})
